/**
 * Part of `npm run bench`: how long the mock backend takes from its start to its first good answer and how much memory it
 * holds then, beside a GraphQL Yoga server that knows nothing else.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./freePort.ts";

const rounds = 5;
const question = "/graphql?query={runtimeConfig{country}}";
/** The mock writes down what it compiled after two seconds. */
const untilCompiledIsKept = 3000;
const longest = 30_000;

interface Contestant {
  name: string;
  /** What Node is given, for a server that answers at a port. */
  args(ports: readonly number[]): string[];
  env?: NodeJS.ProcessEnv;
}

interface Measurement {
  milliseconds: number;
  /** Undefined where the system does not tell. */
  megabytes: number | undefined;
}

const mockArgs = ([port, registrationPort, identityPort]: readonly number[]) => [
  "--max-semi-space-size=4",
  `--import=${import.meta.resolve("./quickStart.js")}`,
  fileURLToPath(import.meta.resolve("./main.ts")),
  `--port=${port}`,
  `--registration-port=${registrationPort}`,
  `--identity-port=${identityPort}`,
];

const bare: Contestant = {
  name: "bare GraphQL Yoga",
  args: ([port]) => [fileURLToPath(import.meta.resolve("./bench/bareYoga.js")), String(port)],
};
const mock: Contestant = { name: "mock backend", args: mockArgs };
const first: Contestant = {
  name: "mock backend, first start",
  args: mockArgs,
  env: { NODE_DISABLE_COMPILE_CACHE: "1" },
};

// Not counted: leaves behind what was compiled.
await measure(mock, untilCompiledIsKept);
const results = new Map<Contestant, Measurement[]>([bare, mock, first].map((contestant) => [contestant, []]));
for (let round = 0; round < rounds; round++) {
  for (const [contestant, measurements] of results) measurements.push(await measure(contestant));
}
process.stdout.write(`${table(results)}\n`);

/** Starts a server, asks until it answers, and ends it. */
async function measure({ args, env = {} }: Contestant, linger = 0): Promise<Measurement> {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const start = performance.now();
  const server = spawn(process.execPath, args(ports), {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(server, "exit");
  await answered(`http://127.0.0.1:${ports[0]}${question}`, server, start + longest);
  const milliseconds = performance.now() - start;
  const megabytes = residentMegabytes(server);
  await wait(linger);
  server.kill();
  await ended;
  return { milliseconds, megabytes };
}

async function answered(url: string, server: ChildProcess, deadline: number): Promise<void> {
  while (performance.now() < deadline && server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok && (await response.text()).includes('"country"')) return;
    await wait(2);
  }
  server.kill();
  throw new Error(`There was no answer at ${url}.`);
}

function residentMegabytes({ pid }: ChildProcess): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, "utf8"))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function table(measured: ReadonlyMap<Contestant, readonly Measurement[]>): string {
  const rows = [...measured].map(([{ name }, list]) => ({
    name,
    milliseconds: median(list.map(({ milliseconds }) => milliseconds)),
    megabytes: median(list.flatMap(({ megabytes }) => megabytes ?? [])),
  }));
  const [base] = rows;
  const times = (value: number, of: number | undefined) =>
    `${(value / (of ?? value)).toFixed(2)} ×`.padStart(9);
  const line = ({ name, milliseconds, megabytes }: (typeof rows)[number]) =>
    [
      name.padEnd(28),
      `${milliseconds.toFixed(0)} ms`.padStart(9),
      times(milliseconds, base?.milliseconds),
      ...(Number.isNaN(megabytes)
        ? []
        : [`${megabytes.toFixed(0)} MB`.padStart(9), times(megabytes, base?.megabytes)]),
    ].join("");
  const note = rows.some(({ megabytes }) => Number.isNaN(megabytes))
    ? ["", "No memory is told: the system has no /proc."]
    : [];
  return [`Start to first answer, medians of ${rounds} rounds`, ...rows.map(line), ...note].join("\n");
}
