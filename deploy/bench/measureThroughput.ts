import { configureApi } from "../../src/api/configureApi.ts";
import { requestMainApi } from "../../src/api/graphqlClient.ts";
import { ProjectsDocument } from "../../src/features/projects/projects.generated.ts";
import type { Throughput } from "./report.ts";

interface Session {
  backendOrigin: string;
  idToken: string;
  worldId: string;
}

const requestsPerRound = 500;
const rounds = 5;
const concurrentRequests = 8;
const variables = { take: 20, skip: 0 };

/** Requests the project list with the portal's API client and with `fetch` alone. */
export async function measureThroughput({ backendOrigin, idToken, worldId }: Session): Promise<Throughput> {
  // The client reads document.cookie and relies on the browser to send cookies. Node.js has neither.
  Object.assign(globalThis, { document: { cookie: "" } });
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set("cookie", `mock-world=${worldId}`);
    return originalFetch(url, { ...init, headers });
  };
  configureApi({
    baseUrl: backendOrigin,
    getRegistrationServiceUrl: async () => null,
    getLocale: () => "da",
    getIdToken: async () => idToken,
    refreshIdToken: async () => null,
    isNewIdToken: () => false,
    onSessionExpired: () => undefined,
    onTokenRejected: () => undefined,
  });
  const body = JSON.stringify({ query: ProjectsDocument.toString(), variables });
  const headers = { "content-type": "application/json", authorization: `Bearer ${idToken}` };
  const sendByClient = () => requestMainApi(ProjectsDocument, variables);
  const sendByFetch = async () =>
    (await fetch(`${backendOrigin}/graphql`, { method: "POST", headers, body })).json();

  // Warm-up.
  await measureRate(sendByFetch);
  await measureRate(sendByClient);
  const rates: Throughput[] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push({ fetch: await measureRate(sendByFetch), client: await measureRate(sendByClient) });
  }
  globalThis.fetch = originalFetch;
  return {
    fetch: getMedian(rates.map((rate) => rate.fetch)),
    client: getMedian(rates.map((rate) => rate.client)),
  };
}

/** Responses per second. */
async function measureRate(send: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let remaining = requestsPerRound;
  const sendUntilDone = async () => {
    while (remaining > 0) {
      remaining -= 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: concurrentRequests }, sendUntilDone));
  return (requestsPerRound / (performance.now() - start)) * 1000;
}

function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
