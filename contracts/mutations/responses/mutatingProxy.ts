import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { World } from "../../../mock-server/world/world.ts";
import { startServer } from "../../startServer.ts";
import { forwardRequest } from "../../verification/forwardRequest.ts";
import type { ProviderUnderTest } from "../../verification/providerUnderTest.ts";
import type { ActiveMutation } from "../activeMutation.ts";
import type { ProviderRequest, ProviderResponse, ResponseMutation } from "../mutation.ts";

const timeoutMs = 30_000;

/** Mutations need the text of a response. */
const compressionHeader = "accept-encoding";

/**
 * Starts a proxy in front of `provider` that applies the active mutation to requests and responses. `getWorld` finds the
 * world of the current provider state. Closing the proxy closes the provider too.
 */
export async function startMutatingProxy(
  provider: ProviderUnderTest,
  active: ActiveMutation,
  getWorld: () => World | undefined,
): Promise<ProviderUnderTest> {
  const mutateRequest = async (request: ProviderRequest): Promise<ProviderRequest> => {
    const { mutation } = active;
    if (!mutation || !("request" in mutation)) return request;
    const world = getWorld();
    if (!world) throw new Error("There is no provider state.");
    active.appliedCount += 1;
    return mutation.request(request, world);
  };
  const mutateResponse = (response: ProviderResponse): ProviderResponse => {
    const { mutation } = active;
    if (!mutation || !("response" in mutation)) return response;
    const mutated = applyResponseMutation(mutation.response, response);
    active.appliedCount += 1;
    return mutated;
  };
  const server = await startServer(async (incoming, outgoing) => {
    try {
      const request = await mutateRequest(await readRequest(incoming));
      const { status, headers, body } = mutateResponse(await sendRequest(provider.url, request));
      outgoing.writeHead(status, headers).end(body);
    } catch (error) {
      active.error = error instanceof Error ? error.message : String(error);
      // A connection that breaks off would end the process of Pact's verifier.
      outgoing.writeHead(500).end(active.error);
    }
  });
  return {
    ...provider,
    url: server.url,
    async close() {
      server.close();
      await provider.close();
    },
  };
}

function applyResponseMutation(mutation: ResponseMutation, response: ProviderResponse): ProviderResponse {
  const mutated = mutation(response);
  if (JSON.stringify(mutated) === JSON.stringify(response)) throw new Error("The mutation changes nothing.");
  return mutated;
}

async function readRequest(incoming: IncomingMessage): Promise<ProviderRequest> {
  const headers = Object.entries(incoming.headers)
    .filter(([name]) => name !== compressionHeader)
    .map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? "GET",
    url: incoming.url ?? "/",
    headers: Object.fromEntries(headers),
    body: await buffer(incoming),
  };
}

async function sendRequest(origin: string, request: ProviderRequest): Promise<ProviderResponse> {
  const { status, headers, body } = await forwardRequest(new URL(request.url, origin), request, timeoutMs);
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: body.toString(),
  };
}
