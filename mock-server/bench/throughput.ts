/**
 * Part of `npm run bench`: responses per second of the mock server, compared with servers that do less: for the portal's
 * project list GraphQL Yoga and WireMock with the same data, for the sign-in provider's discovery oauth2-mock-server.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  bareYoga,
  type Candidate,
  getFactor,
  getMedian,
  mockServer,
  type RunningCandidate,
  startCandidate,
} from "./candidate.ts";
import { oauthServer, wireMock } from "./peers.ts";

const rounds = 21;
const requestsPerRound = 400;
const warmUpRounds = 5;
const concurrentRequests = 8;
const targetShare = 0.8;

interface Competitor {
  name: string;
  send(): Promise<Response>;
}

const operations = JSON.parse(readFileSync(new URL("../../schema/operations.json", import.meta.url), "utf8"));
const body = JSON.stringify({ query: operations.Projects, variables: { take: 20, skip: 0 } });
const json = { "content-type": "application/json" };
const folder = mkdtempSync(join(tmpdir(), "throughput-"));
const running: RunningCandidate[] = [];

try {
  const mock = await start(mockServer);
  const headers = { ...json, authorization: `Bearer ${await createIdToken(mock.origin)}` };
  const listProjects = (origin: string) => fetch(`${origin}/graphql`, { method: "POST", headers, body });
  const { data } = await (await listProjects(mock.origin)).json();
  if (data?.projects?.items?.length !== 20) throw new Error("The mock server must respond with 20 projects.");
  const file = join(folder, "projects.json");
  writeFileSync(file, JSON.stringify(data));
  const bare = await start({
    ...bareYoga,
    getArguments: ([port]) => [fileURLToPath(import.meta.resolve("./bareProjects.js")), String(port), file],
    path: "/graphql?query={__typename}",
    response: "Query",
  });
  const stub = wireMock && (await start(wireMock));
  if (stub) await addStub(stub.origin, { data });
  await compare(`Project list; at least ${targetShare} × is the aim`, [
    { name: bareYoga.name, send: () => listProjects(bare.origin) },
    { name: mockServer.name, send: () => listProjects(mock.origin) },
    ...(stub ? [{ name: "WireMock", send: () => listProjects(stub.origin) }] : []),
  ]);

  const provider = `${mock.origins.at(-1)}/de.onmicrosoft.com/B2C_1_signin/v2.0`;
  const oauth = await start(oauthServer);
  await compare("Discovery of the sign-in provider", [
    { name: oauthServer.name, send: () => fetch(`${oauth.origin}${oauthServer.path}`) },
    { name: mockServer.name, send: () => fetch(`${provider}${oauthServer.path}`) },
  ]);
} finally {
  await Promise.all(running.map((candidate) => candidate.stop()));
  rmSync(folder, { recursive: true });
}

async function start(candidate: Candidate): Promise<RunningCandidate> {
  const started = await startCandidate(candidate);
  running.push(started);
  return started;
}

async function createIdToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}/control/worlds/de/session`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ persona: "anna", portal: "http://de.localhost:5173" }),
  });
  const { origins } = await response.json();
  return origins[0].localStorage.find(({ name }: { name: string }) => name === "ad_idToken").value;
}

/** Makes WireMock respond with the same JSON to every GraphQL request. */
async function addStub(origin: string, jsonBody: object): Promise<void> {
  const response = await fetch(`${origin}/__admin/mappings`, {
    method: "POST",
    body: JSON.stringify({
      request: { method: "POST", urlPath: "/graphql" },
      response: { status: 200, jsonBody, headers: { "Content-Type": "application/json" } },
    }),
  });
  if (response.status !== 201) throw new Error(`WireMock responds with ${response.status} to a stub.`);
}

/** Prints the rates of all, and their shares of the first one's. */
async function compare(title: string, competitors: readonly Competitor[]): Promise<void> {
  const rates = competitors.map((): number[] => []);
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    for (const [index, { send }] of competitors.entries()) {
      const rate = await measureRate(send);
      if (round >= warmUpRounds) rates[index]?.push(rate);
    }
  }
  const [base = []] = rates;
  const lines = rates.map(
    (values, index) =>
      `${competitors[index]?.name.padEnd(28)}${getMedian(values).toFixed(0).padStart(6)} /s${getFactor(values, base).toFixed(2).padStart(8)} ×`,
  );
  process.stdout.write(`\n${title}, medians of ${rounds} rounds\n${lines.join("\n")}\n`);
}

/** Responses per second. */
async function measureRate(send: () => Promise<Response>): Promise<number> {
  const begin = performance.now();
  let remaining = requestsPerRound;
  const sendUntilDone = async () => {
    while (remaining > 0) {
      remaining -= 1;
      // A server closes connections that were idle in the other servers' rounds.
      const response = await send().catch(send);
      if (!response.ok) throw new Error(`${response.url} responds with ${response.status}.`);
      await response.text();
    }
  };
  await Promise.all(Array.from({ length: concurrentRequests }, sendUntilDone));
  return (requestsPerRound / (performance.now() - begin)) * 1000;
}
