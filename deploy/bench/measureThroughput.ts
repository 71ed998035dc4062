import { backendOrigin } from "../../e2e/support/config/ports.ts";
import { type StorageState, TestWorld } from "../../e2e/support/fixtures/testWorld.ts";
import { getMedian } from "../../mock-server/bench/candidate.ts";
import { configureApi } from "../../src/api/configureApi.ts";
import { requestMainApi } from "../../src/api/graphqlClient.ts";
import { ProjectsDocument } from "../../src/features/projects/projects.generated.ts";
import type { Throughput } from "./report.ts";

const requestsPerRound = 500;
const rounds = 5;
const concurrentRequests = 8;
const variables = { take: 20, skip: 0 };

/** Requests the project list with the portal's API client and with `fetch` alone. */
export async function measureThroughput(): Promise<Throughput> {
  const world = await TestWorld.create({ country: "DK" });
  const idToken = getIdToken(await world.storageState("anna"));
  // The client reads document.cookie and relies on the browser to send cookies. Node.js has neither.
  Object.assign(globalThis, { document: { cookie: "" } });
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set("cookie", `mock-world=${world.id}`);
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
  await world.delete();
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

function getIdToken({ origins }: StorageState): string {
  const entries = origins.flatMap((origin) => origin.localStorage);
  const token = entries.find(({ name }) => name === "ad_idToken")?.value;
  if (token === undefined) throw new Error("The session has no id token.");
  return token;
}
