/**
 * Part of `npm run bench`: responses per second of the mock server for the portal's project list, compared with GraphQL Yoga
 * that responds with the same data and does nothing else.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bareYoga, type Candidate, getMedian, mockServer, startCandidate } from "./candidate.ts";

const rounds = 7;
const requestsPerRound = 1000;
const warmUpRounds = 2;
const concurrentRequests = 8;
const targetShare = 0.8;

const operations = JSON.parse(readFileSync(new URL("../../schema/operations.json", import.meta.url), "utf8"));
const body = JSON.stringify({ query: operations.Projects, variables: { take: 20, skip: 0 } });
const folder = mkdtempSync(join(tmpdir(), "throughput-"));
const file = join(folder, "projects.json");

const mock = await startCandidate(mockServer);
const headers = { "content-type": "application/json", authorization: `Bearer ${await createIdToken()}` };
const { data } = await (await send(mock.origin)).json();
if (data?.projects?.items?.length !== 20) throw new Error("The mock server must respond with 20 projects.");
writeFileSync(file, JSON.stringify(data));
const bareProjects: Candidate = {
  ...bareYoga,
  getArguments: ([port]) => [fileURLToPath(import.meta.resolve("./bareProjects.js")), String(port), file],
  path: "/graphql?query={__typename}",
  response: "Query",
};
const bare = await startCandidate(bareProjects);
try {
  for (let round = 0; round < warmUpRounds; round++) {
    await measureRate(bare.origin);
    await measureRate(mock.origin);
  }
  const bareRates: number[] = [];
  const mockRates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bareRates.push(await measureRate(bare.origin));
    mockRates.push(await measureRate(mock.origin));
  }
  const [bareRate, mockRate] = [getMedian(bareRates), getMedian(mockRates)];
  const format = (name: string, rate: number) =>
    `${name.padEnd(28)}${rate.toFixed(0).padStart(6)} /s${(rate / bareRate).toFixed(2).padStart(8)} ×`;
  process.stdout.write(
    `\nProject list, medians of ${rounds} rounds; at least ${targetShare} × is the aim\n${format("bare GraphQL Yoga", bareRate)}\n${format("mock server", mockRate)}\n`,
  );
} finally {
  await Promise.all([mock.stop(), bare.stop()]);
  rmSync(folder, { recursive: true });
}

async function createIdToken(): Promise<string> {
  const response = await fetch(`${mock.origin}/control/worlds/de/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ persona: "anna", portal: "http://de.localhost:5173" }),
  });
  const { origins } = await response.json();
  return origins[0].localStorage.find(({ name }: { name: string }) => name === "ad_idToken").value;
}

function send(origin: string): Promise<Response> {
  return fetch(`${origin}/graphql`, { method: "POST", headers, body });
}

/** Responses per second. */
async function measureRate(origin: string): Promise<number> {
  const start = performance.now();
  let remaining = requestsPerRound;
  const sendUntilDone = async () => {
    while (remaining > 0) {
      remaining -= 1;
      await (await send(origin)).text();
    }
  };
  await Promise.all(Array.from({ length: concurrentRequests }, sendUntilDone));
  return (requestsPerRound / (performance.now() - start)) * 1000;
}
