import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { ProviderUnderTest } from "../providerUnderTest.ts";
import type { Answer, Mutation } from "./answer.ts";

/** A provider whose answers can be broken on their way. */
export interface MutableProvider extends ProviderUnderTest {
  /** From now on every answer is broken by `mutation`; without one all go through as they are. */
  breakBy(mutation: Mutation | undefined): void;
  /** How many answers were broken since. */
  broken(): number;
  /** Why the mutation could not be applied. */
  problem(): string | undefined;
}

// They say how the answer travelled from the provider, not what it is.
const ofTheWay = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-encoding",
  "content-length",
]);

/** Stands in front of `provider`. Closing it closes that too. */
export async function mutatedProvider(provider: ProviderUnderTest): Promise<MutableProvider> {
  let mutation: Mutation | undefined;
  let broken = 0;
  let problem: string | undefined;
  const apply = (answer: Answer): Answer => {
    if (!mutation) return answer;
    const changed = mutation(answer);
    if (JSON.stringify(changed) === JSON.stringify(answer)) throw new Error("It changes nothing.");
    broken += 1;
    return changed;
  };
  const server = createServer((request, response) => {
    forward(provider.url, request)
      .then((answer) => send(response, apply(answer)))
      .catch((error: unknown) => {
        problem = error instanceof Error ? error.message : String(error);
        response.destroy();
      });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The broken provider has no port.");
  return {
    ...provider,
    url: `http://127.0.0.1:${address.port}`,
    breakBy(wanted) {
      mutation = wanted;
      broken = 0;
      problem = undefined;
    },
    broken: () => broken,
    problem: () => problem,
    async close() {
      server.closeAllConnections();
      server.close();
      await provider.close();
    },
  };
}

async function forward(origin: string, request: IncomingMessage): Promise<Answer> {
  const body = await buffer(request);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== "host" && !ofTheWay.has(name)) headers.set(name, String(value));
  }
  const response = await fetch(new URL(request.url ?? "/", origin), {
    method: request.method ?? "GET",
    headers,
    redirect: "manual",
    ...(body.length > 0 && { body }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ofTheWay.has(name))),
    body: await response.text(),
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}
