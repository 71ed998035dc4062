import type { Page, Request, Route } from "@playwright/test";

/** The name of the GraphQL operation a request carries; undefined for any other request. */
export function operationOf(request: Request): string | undefined {
  if (request.method() !== "POST" || new URL(request.url()).pathname !== "/graphql") return undefined;
  return /^\s*(?:query|mutation)\s+(\w+)/.exec(queryOf(request.postDataJSON()))?.[1];
}

/** The variables of a GraphQL request. */
export function variablesOf(request: Request): unknown {
  const body: unknown = request.postDataJSON();
  return typeof body === "object" && body !== null && "variables" in body ? body.variables : undefined;
}

/** Collects the page's calls of one operation from now on. */
export function callsOf(page: Page, operation: string): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (operationOf(request) === operation) calls.push(request);
  });
  return calls;
}

/** Answers an operation's calls by hand. Returns how to stop. */
export async function onOperation(
  page: Page,
  operation: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = (route: Route) =>
    operationOf(route.request()) === operation ? answer(route) : route.fallback();
  await page.route("**/graphql", handler);
  return () => page.unroute("**/graphql", handler);
}

/** Holds back an operation's answers until they are released. */
export async function holdOperation(page: Page, operation: string): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await onOperation(page, operation, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** Lets an operation fail as a service in trouble does. Returns how to stop. */
export function failOperation(page: Page, operation: string, status = 400): Promise<() => Promise<void>> {
  return onOperation(page, operation, (route) =>
    route.fulfill({ status, json: { errors: [{ message: "The service is in trouble." }] } }),
  );
}

function queryOf(body: unknown): string {
  const query = typeof body === "object" && body !== null && "query" in body ? body.query : undefined;
  return typeof query === "string" ? query : "";
}
