/**
 * Part of `npm run bench`: time from the start of the mock server to its first response, and its memory then, compared with
 * a minimal GraphQL Yoga server.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../server/findFreePort.ts";

const rounds = 5;
const path = "/graphql?query={runtimeConfig{country}}";
/** The mock server writes Node's compile cache after two seconds. */
const compileCacheMs = 3000;
const timeoutMs = 30_000;

interface Candidate {
  name: string;
  /** Arguments of Node for a server on the given ports. */
  getArguments(ports: readonly number[]): string[];
  env?: NodeJS.ProcessEnv;
}

interface Measurement {
  milliseconds: number;
  /** Undefined on systems without /proc. */
  megabytes: number | undefined;
}

const getMockArguments = ([port, registrationPort, identityPort]: readonly number[]) => [
  "--max-semi-space-size=4",
  `--import=${import.meta.resolve("../cli/quickStart.js")}`,
  fileURLToPath(import.meta.resolve("../cli/main.ts")),
  `--port=${port}`,
  `--registration-port=${registrationPort}`,
  `--identity-port=${identityPort}`,
];

const bareYoga: Candidate = {
  name: "bare GraphQL Yoga",
  getArguments: ([port]) => [fileURLToPath(import.meta.resolve("./bareYoga.js")), String(port)],
};
const mockServer: Candidate = { name: "mock server", getArguments: getMockArguments };
const firstStart: Candidate = {
  name: "mock server, first start",
  getArguments: getMockArguments,
  env: { NODE_DISABLE_COMPILE_CACHE: "1" },
};

// Not counted: fills the compile cache.
await measure(mockServer, compileCacheMs);
const results = new Map<Candidate, Measurement[]>(
  [bareYoga, mockServer, firstStart].map((candidate) => [candidate, []]),
);
for (let round = 0; round < rounds; round++) {
  for (const [candidate, measurements] of results) measurements.push(await measure(candidate));
}
process.stdout.write(`${formatTable(results)}\n`);

/** Starts a server, requests it until it responds, and stops it after `lingerMs`. */
async function measure({ getArguments, env = {} }: Candidate, lingerMs = 0): Promise<Measurement> {
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const start = performance.now();
  const server = spawn(process.execPath, getArguments(ports), {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(server, "exit");
  await waitForResponse(`http://127.0.0.1:${ports[0]}${path}`, server, start + timeoutMs);
  const milliseconds = performance.now() - start;
  const megabytes = readResidentMegabytes(server);
  await wait(lingerMs);
  server.kill();
  await exited;
  return { milliseconds, megabytes };
}

async function waitForResponse(url: string, server: ChildProcess, deadline: number): Promise<void> {
  while (performance.now() < deadline && server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok && (await response.text()).includes('"country"')) return;
    await wait(2);
  }
  server.kill();
  throw new Error(`There was no response from ${url}.`);
}

function readResidentMegabytes({ pid }: ChildProcess): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, "utf8"))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function formatTable(measured: ReadonlyMap<Candidate, readonly Measurement[]>): string {
  const rows = [...measured].map(([{ name }, list]) => ({
    name,
    milliseconds: getMedian(list.map(({ milliseconds }) => milliseconds)),
    megabytes: getMedian(list.flatMap(({ megabytes }) => megabytes ?? [])),
  }));
  const [base] = rows;
  const formatFactor = (value: number, baseValue = value) =>
    `${(value / baseValue).toFixed(2)} ×`.padStart(9);
  const formatRow = ({ name, milliseconds, megabytes }: (typeof rows)[number]) =>
    [
      name.padEnd(28),
      `${milliseconds.toFixed(0)} ms`.padStart(9),
      formatFactor(milliseconds, base?.milliseconds),
      ...(Number.isNaN(megabytes)
        ? []
        : [`${megabytes.toFixed(0)} MB`.padStart(9), formatFactor(megabytes, base?.megabytes)]),
    ].join("");
  const note = rows.some(({ megabytes }) => Number.isNaN(megabytes))
    ? ["", "Memory is not measured: the system has no /proc."]
    : [];
  return [`Start to first response, medians of ${rounds} rounds`, ...rows.map(formatRow), ...note].join("\n");
}
