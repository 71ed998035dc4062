import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { nodeOptions } from "../cli/nodeOptions.ts";
import { findFreePort } from "../server/findFreePort.ts";

/** A server to measure. */
export interface Candidate {
  name: string;
  program?: string;
  /** Arguments for a server on the given ports. */
  getArguments(ports: readonly number[]): string[];
  /** A path to which the server responds, and a part of the response. */
  path: string;
  response: string;
  env?: NodeJS.ProcessEnv;
}

const timeoutMs = 60_000;

export const mockServer: Candidate = {
  name: "mock server",
  getArguments: ([port, registrationPort, identityPort]) => [
    ...nodeOptions,
    fileURLToPath(import.meta.resolve("../cli/main.ts")),
    `--port=${port}`,
    `--registration-port=${registrationPort}`,
    `--identity-port=${identityPort}`,
  ],
  path: "/graphql?query={runtimeConfig{country}}",
  response: '"country"',
};

export const bareYoga: Candidate = {
  ...mockServer,
  name: "bare GraphQL Yoga",
  getArguments: ([port]) => [fileURLToPath(import.meta.resolve("./bareYoga.js")), String(port)],
};

export interface RunningCandidate {
  origin: string;
  /** The origins of all ports. */
  origins: readonly string[];
  /** Time from the start to the first response. */
  milliseconds: number;
  /** Resident memory; undefined on systems without /proc. */
  readMegabytes(): number | undefined;
  stop(): Promise<void>;
}

/** Starts a server and requests it until it responds. */
export async function startCandidate({
  program = process.execPath,
  getArguments,
  path,
  response,
  env = {},
}: Candidate): Promise<RunningCandidate> {
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const [origin = ""] = origins;
  const start = performance.now();
  const server = spawn(program, getArguments(ports), {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(server, "exit");
  await waitForResponse(`${origin}${path}`, response, server);
  return {
    origin,
    origins,
    milliseconds: performance.now() - start,
    readMegabytes: () => readResidentMegabytes(server),
    stop: async () => {
      server.kill();
      await exited;
    },
  };
}

async function waitForResponse(url: string, expected: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok && (await response.text()).includes(expected)) return;
    await wait(5);
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

export function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * How many times as large values are as those of the same rounds of another candidate: the median of the rounds. Both of a
 * round were measured one after the other, so that a machine that changes its speed changes it less than the values.
 */
export function getFactor(values: readonly number[], baseValues: readonly number[]): number {
  return getMedian(values.map((value, round) => value / (baseValues[round] ?? Number.NaN)));
}
