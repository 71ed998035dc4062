import "#testing/oneRealm.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { createIntl, RawIntlProvider } from "react-intl";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import operations from "#schema/operations.json";
import { SessionContext } from "#session/useSession.ts";
import { createTestSession } from "#testing/identity/createTestSession.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { type MalformedResponse, malformedResponse } from "#testing/malformed-responses/malformedResponse.ts";
import { operationScreens } from "#testing/malformed-responses/operationScreens.tsx";
import type { OperationScreen } from "#testing/malformed-responses/screens.tsx";
import { configureTestApi } from "#testing/network/configureTestApi.ts";
import { fakeService } from "#testing/network/fakeService.ts";
import { validResponses } from "#testing/samples/validResponses.ts";
import { getRunCount } from "./generatedCases.ts";

fc.configureGlobal({ seed: 20_260_601 });

type CallName = keyof typeof operationScreens;
const names = Object.keys(operationScreens).filter((name): name is CallName => name in validResponses);

const intl = createIntl({
  locale: "en",
  messages: (await import("#i18n/locales/en.json")).default,
  onError: () => {},
});

/** Small responses have few faults to try, and large screens take long to render. */
function getNightlyRuns(name: CallName): number {
  if (JSON.stringify(validResponses[name]()).length < 60) return 40;
  const { path } = operationScreens[name];
  if (path === "/project/:projectId") return 180;
  if (path === "/overview") return 330;
  return path === "/window/:windowId" ? 200 : 800;
}

/** What a screen is about, and the configuration, for which each screen of the cabinet waits. */
const ownEntities = new Set<CallName>([
  "RuntimeConfig",
  "Projects",
  "ProjectDetails",
  "RegisteredWindowById",
]);

/** What the screens showed. */
const counts = { content: 0, "error in a part": 0, "error screen": 0 };

beforeAll(async () => {
  storeTestCredentials();
  configureTestApi();
});

afterAll(() => {
  const cases = Object.values(counts).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`Malformed responses: ${cases} cases. ${JSON.stringify(counts)}\n`);
  expect(cases).toBeGreaterThanOrEqual(getRunCount(10_000));
});

describe("a response that violates the schema", () => {
  it.each(names)(
    "costs its place, not the screen, and never becomes text: %s",
    { timeout: 60_000 },
    async (name) => {
      const service = fakeService(validResponses);
      const otherQueries = await loadOtherQueries(name);
      await fc.assert(
        fc.asyncProperty(malformedResponse(validResponses[name]()), async (response) => {
          service.stubResponses({ [name]: () => createResponse(name, response) });
          const client = new QueryClient();
          for (const { queryKey, state } of otherQueries) client.setQueryData(queryKey, state.data);
          const { requestError, renderError, html } = await renderResponse(operationScreens[name], client);
          client.clear();
          // A screen without what it is about is the only one to be replaced by an error.
          const isOwnEntityMissing = ownEntities.has(name) && renderError === requestError;
          if (renderError !== undefined && !isOwnEntityMissing) throw renderError;
          if (renderError === undefined) expect(html.replaceAll(/<[^>]*>/g, "").trim()).not.toBe("");
          expect(html).not.toMatch(/NaN|\[object|undefined|Invalid Date/);
          if (renderError !== undefined) counts["error screen"] += 1;
          else if (requestError !== undefined) counts["error in a part"] += 1;
          else counts.content += 1;
        }),
        { numRuns: getRunCount(getNightlyRuns(name)) },
      );
    },
  );
});

const createResponse = (name: CallName, { data }: MalformedResponse) =>
  Response.json(name.startsWith("/") ? data : { data });

/** The cached queries when the request is sent: valid responses to all other requests. */
async function loadOtherQueries(name: CallName) {
  const [all, own] = [new QueryClient(), new QueryClient()];
  for (const { sendRequest } of Object.values(operationScreens)) await sendRequest(all);
  if (!isMutation(name)) await operationScreens[name].sendRequest(own);
  return all
    .getQueryCache()
    .getAll()
    .filter(({ queryHash }) => !own.getQueryCache().get(queryHash));
}

function isMutation(name: CallName): boolean {
  return name in operations && operations[name as keyof typeof operations].startsWith("mutation");
}

/** Sends the request and renders its screen. If rendering throws, the portal shows the error screen of the route. */
async function renderResponse({ url, path, element, sendRequest }: OperationScreen, client: QueryClient) {
  let requestError: unknown;
  const responseElement = await sendRequest(client).catch((reason: unknown) => {
    requestError = reason;
    return undefined;
  });
  try {
    const html = renderToString(
      <QueryClientProvider client={client}>
        <SessionContext value={createTestSession({ queryClient: client })}>
          <RawIntlProvider value={intl}>
            <MemoryRouter initialEntries={[url]}>
              <Routes>
                <Route path={path} element={responseElement ?? element} />
              </Routes>
            </MemoryRouter>
          </RawIntlProvider>
        </SessionContext>
      </QueryClientProvider>,
    );
    return { requestError, html };
  } catch (renderError) {
    return { requestError, renderError, html: "" };
  }
}
