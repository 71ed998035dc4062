import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { ProviderUnderTest } from "../verification/providerUnderTest.ts";
import type { Mutation, ProviderResponse } from "./mutation.ts";

/** A proxy that changes a provider's responses. */
export interface MutatingProxy extends ProviderUnderTest {
  /** Sets the mutation of all further responses; undefined leaves them unchanged. Resets the count and the error. */
  setMutation(mutation: Mutation | undefined): void;
  /** The number of responses that were mutated. */
  countMutated(): number;
  /** Why the mutation could not be applied. */
  getError(): string | undefined;
}

// They belong to the connection with the provider.
const connectionHeaders = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-encoding",
  "content-length",
]);

/** Starts a proxy in front of `provider`. Closing it closes the provider too. */
export async function startMutatingProxy(provider: ProviderUnderTest): Promise<MutatingProxy> {
  let mutation: Mutation | undefined;
  let mutatedCount = 0;
  let errorMessage: string | undefined;
  const mutate = (response: ProviderResponse): ProviderResponse => {
    if (!mutation) return response;
    const mutated = mutation(response);
    if (JSON.stringify(mutated) === JSON.stringify(response)) {
      throw new Error("The mutation changes nothing.");
    }
    mutatedCount += 1;
    return mutated;
  };
  const server = createServer(async (request, response) => {
    try {
      const { status, headers, body } = mutate(await forwardRequest(provider.url, request));
      response.writeHead(status, headers).end(body);
    } catch (error) {
      errorMessage = error instanceof Error ? error.message : String(error);
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The proxy has no port.");
  return {
    ...provider,
    url: `http://127.0.0.1:${address.port}`,
    setMutation(newMutation) {
      mutation = newMutation;
      mutatedCount = 0;
      errorMessage = undefined;
    },
    countMutated: () => mutatedCount,
    getError: () => errorMessage,
    async close() {
      server.closeAllConnections();
      server.close();
      await provider.close();
    },
  };
}

async function forwardRequest(origin: string, request: IncomingMessage): Promise<ProviderResponse> {
  const body = await buffer(request);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== "host" && !connectionHeaders.has(name)) headers.set(name, String(value));
  }
  const response = await fetch(new URL(request.url ?? "/", origin), {
    method: request.method ?? "GET",
    headers,
    redirect: "manual",
    ...(body.length > 0 && { body }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !connectionHeaders.has(name))),
    body: await response.text(),
  };
}
