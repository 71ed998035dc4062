import { connect } from "../../src/api/connection.ts";
import { ProjectsDocument } from "../../src/api/generated/main/graphql.ts";
import { requestMainApi } from "../../src/api/graphqlClient.ts";

/** Where to ask, and as whom. */
export interface Caller {
  backend: string;
  idToken: string;
  world: string;
}

const calls = 500;
const rounds = 5;
const atOnce = 8;
const page = { take: 20, skip: 0 };

/** Answers per second of the list of projects: by the portal's own client, and by `fetch` alone. */
export async function answersPerSecond({ backend, idToken, world }: Caller) {
  const cookie = `mock-world=${world}`;
  // The client reads the cookies of a page, and lets the browser send them; Node has neither.
  Object.assign(globalThis, { document: { cookie: "" } });
  const plainFetch = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set("cookie", cookie);
    return plainFetch(url, { ...init, headers });
  };
  connect({
    baseUrl: backend,
    registrationServiceUrl: async () => null,
    locale: () => "da",
    idToken: async () => idToken,
    replaceIdToken: async () => null,
    onSignedOut: () => undefined,
  });
  const body = JSON.stringify({ query: ProjectsDocument.toString(), variables: page });
  const headers = { "content-type": "application/json", authorization: `Bearer ${idToken}` };
  const byClient = () => requestMainApi(ProjectsDocument, page);
  const bare = async () => (await fetch(`${backend}/graphql`, { method: "POST", headers, body })).json();

  // Not counted: both ways run warm.
  await rateOf(bare);
  await rateOf(byClient);
  const rates: { bare: number; client: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push({ bare: await rateOf(bare), client: await rateOf(byClient) });
  }
  globalThis.fetch = plainFetch;
  return { bare: median(rates.map((it) => it.bare)), client: median(rates.map((it) => it.client)) };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function rateOf(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let left = calls;
  const askOn = async () => {
    while (left > 0) {
      left -= 1;
      await ask();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return (calls / (performance.now() - start)) * 1000;
}
