/**
 * Part of `npm run bench`: time from the start of the mock server to its first response, and its memory then, compared with
 * a minimal GraphQL Yoga server and with other mock servers.
 */
import { setTimeout as wait } from "node:timers/promises";
import { bareYoga, type Candidate, getFactor, getMedian, mockServer, startCandidate } from "./candidate.ts";
import { oauthServer, wireMock } from "./peers.ts";

const rounds = 11;
/** The mock server writes Node's compile cache after two seconds. */
const compileCacheMs = 3000;

interface Measurement {
  milliseconds: number;
  /** Undefined on systems without /proc. */
  megabytes: number | undefined;
}

const firstStart: Candidate = {
  ...mockServer,
  name: "mock server, first start",
  env: { NODE_DISABLE_COMPILE_CACHE: "1" },
};

// Not counted: fills the compile cache.
await measure(mockServer, compileCacheMs);
const results = new Map<Candidate, Measurement[]>(
  [bareYoga, mockServer, firstStart, oauthServer, ...(wireMock ? [wireMock] : [])].map((candidate) => [
    candidate,
    [],
  ]),
);
for (let round = 0; round < rounds; round++) {
  for (const [candidate, measurements] of results) measurements.push(await measure(candidate));
}
process.stdout.write(`${formatTable(results)}\n`);

/** Starts a server and stops it `lingerMs` after its first response. */
async function measure(candidate: Candidate, lingerMs = 0): Promise<Measurement> {
  const { milliseconds, readMegabytes, stop } = await startCandidate(candidate);
  const megabytes = readMegabytes();
  await wait(lingerMs);
  await stop();
  return { milliseconds, megabytes };
}

function formatTable(measured: ReadonlyMap<Candidate, readonly Measurement[]>): string {
  const rows = [...measured].map(([{ name }, list]) => ({
    name,
    milliseconds: list.map(({ milliseconds }) => milliseconds),
    megabytes: list.flatMap(({ megabytes }) => megabytes ?? []),
  }));
  const [base] = rows;
  const formatFactor = (values: readonly number[], baseValues = values) =>
    `${getFactor(values, baseValues).toFixed(2)} ×`.padStart(9);
  const formatRow = ({ name, milliseconds, megabytes }: (typeof rows)[number]) =>
    [
      name.padEnd(28),
      `${getMedian(milliseconds).toFixed(0)} ms`.padStart(9),
      formatFactor(milliseconds, base?.milliseconds),
      ...(megabytes.length === 0
        ? []
        : [`${getMedian(megabytes).toFixed(0)} MB`.padStart(9), formatFactor(megabytes, base?.megabytes)]),
    ].join("");
  const note = rows.some(({ megabytes }) => megabytes.length === 0)
    ? ["", "Memory is not measured: the system has no /proc."]
    : [];
  return [`Start to first response, medians of ${rounds} rounds`, ...rows.map(formatRow), ...note].join("\n");
}
