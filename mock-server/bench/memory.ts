/**
 * Part of `npm run bench`: memory of a mock server that many people use: how much 20,000 requests of one world add, and
 * resident memory after 500 worlds were made, used and deleted, compared with that before.
 */
import { setTimeout as wait } from "node:timers/promises";
import { mockServer, type RunningCandidate, startCandidate } from "./candidate.ts";

const worldCount = 500;
const requestCount = 20_000;
const concurrentRequests = 8;
/** The mock server returns memory when it has nothing to do. */
const idleMs = 15_000;
const maxFactor = 1.1;
const maxGrowth = 20;

const json = { "content-type": "application/json" };
const server = await startCandidate(mockServer);
try {
  // What the first requests and the first world load is no growth.
  await useWorld(0);
  await runConcurrently(requestCount / 10, () => requestConfig("se"));
  const started = await readIdleMegabytes(server);
  await runConcurrently(requestCount, () => requestConfig("se"));
  const before = await readIdleMegabytes(server);
  print(
    `${requestCount} requests of one world`,
    `${format(started)} before, ${format(before)} after: ${format(before - started)} more, at most ${maxGrowth} MB is the aim`,
  );

  await runConcurrently(worldCount, (index) => createWorld(index + 1));
  const full = server.readMegabytes() ?? Number.NaN;
  await runConcurrently(worldCount, (index) => deleteWorld(index + 1));
  const deleted = await readIdleMegabytes(server);
  print(
    `${worldCount} worlds made, used and deleted`,
    `${format(started)} before, ${format(full)} with all, ${format(deleted)} after deletion: ${(deleted / started).toFixed(2)} ×, at most ${maxFactor} × is the aim`,
  );
  if (deleted > started * maxFactor || before - started > maxGrowth) process.exitCode = 1;
} finally {
  await server.stop();
}

async function createWorld(index: number): Promise<void> {
  const body = JSON.stringify({ country: "SE", id: `world-${index}` });
  await read("/control/worlds", { method: "POST", headers: json, body });
  for (let count = 0; count < 3; count++) await requestConfig(`world-${index}`);
}

async function deleteWorld(index: number): Promise<void> {
  await read(`/control/worlds/world-${index}`, { method: "DELETE" });
}

async function useWorld(index: number): Promise<void> {
  await createWorld(index);
  await deleteWorld(index);
}

async function requestConfig(world: string): Promise<void> {
  const query = "query Config { runtimeConfig { country } faqContent { question answer } }";
  await read("/graphql", {
    method: "POST",
    headers: { ...json, cookie: `mock-world=${world}` },
    body: JSON.stringify({ query }),
  });
}

async function read(path: string, init: RequestInit): Promise<void> {
  const response = await fetch(`${server.origin}${path}`, init);
  if (!response.ok) throw new Error(`${path} responds with ${response.status}: ${await response.text()}`);
  await response.text();
}

async function runConcurrently(count: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const runUntilDone = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await run(index);
    }
  };
  await Promise.all(Array.from({ length: concurrentRequests }, runUntilDone));
}

async function readIdleMegabytes({ readMegabytes }: RunningCandidate): Promise<number> {
  await wait(idleMs);
  return readMegabytes() ?? Number.NaN;
}

function format(megabytes: number): string {
  return `${megabytes.toFixed(0)} MB`;
}

function print(title: string, text: string): void {
  process.stdout.write(`\n${title}\n${text}\n`);
}
