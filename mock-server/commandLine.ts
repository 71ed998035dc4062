import { isIP } from "node:net";
import { parseArgs } from "node:util";
import type { Country } from "./generated/mainApi.ts";
import type { MockServerOptions } from "./startMockServer.ts";
import { countrySeeds } from "./world/countries/countrySeeds.ts";
import { plannedScenario, scenarios } from "./world/scenarios/scenarios.ts";

/** Something wrong with the command line; the message says what was expected. */
export class UsageError extends Error {}

const flags = {
  country: { type: "string", default: "de" },
  scenario: { type: "string", default: "standing" },
  port: { type: "string", default: "4000" },
  "registration-port": { type: "string", default: "4001" },
  "identity-port": { type: "string", default: "4002" },
  "portal-port": { type: "string", default: "5173" },
  latency: { type: "string" },
  "idle-minutes": { type: "string" },
  host: { type: "string" },
  strict: { type: "boolean", default: false },
  scenarios: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** What `--help` prints. */
export const usage = `Options
  --country <code>             country of plain localhost: ${Object.keys(countrySeeds).join(", ").toLowerCase()} (default: de)
  --scenario <name>            what the countries' worlds hold; --scenarios lists them (default: standing)
  --port <number>              main API, REST, control API and console (default: 4000)
  --registration-port <number> registration service (default: 4001)
  --identity-port <number>     sign-in provider (default: 4002); port 0 of these three is any free one
  --portal-port <number>       the portal (default: 5173)
  --latency <milliseconds>     delays every answer, the provider's excepted (up to 600000)
  --strict                     refuses GraphQL operations that are not the portal's own documents
  --idle-minutes <number>      deletes worlds that nobody has used for so long (default: 120)
  --host <address>             address to listen on (default: 127.0.0.1, this machine alone)
  --scenarios                  lists the scenarios and what there is in each
  -h, --help                   this text`;

/** What `--scenarios` prints. */
export const scenarioList = Object.entries(scenarios)
  .map(([name, { description }]) => `  ${name.padEnd(16)}${description}`)
  .join("\n");

/** Reads the command line: options, or a text to print in their place. */
export function optionsFrom(args: readonly string[]): MockServerOptions | { print: string } {
  const { values } = parse(args);
  if (values.help) return { print: usage };
  if (values.scenarios) return { print: scenarioList };
  try {
    plannedScenario(values.scenario);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  return {
    country: countryOf(values.country),
    scenario: values.scenario,
    port: portOf(values.port, "--port", 0),
    registrationPort: portOf(values["registration-port"], "--registration-port", 0),
    identityPort: portOf(values["identity-port"], "--identity-port", 0),
    portalPort: portOf(values["portal-port"], "--portal-port", 1),
    strict: values.strict,
    ...(values.latency !== undefined && { latency: countOf(values.latency, "--latency", 0) }),
    ...(values["idle-minutes"] !== undefined && {
      idleMinutes: countOf(values["idle-minutes"], "--idle-minutes", 1),
    }),
    ...(values.host !== undefined && { host: hostOf(values.host) }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: false });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function countryOf(code: string): Country {
  const seed = Object.values(countrySeeds).find(({ country }) => country === code.toUpperCase());
  if (seed) return seed.country;
  throw new UsageError(
    `There is no country "${code}". Known countries: ${Object.keys(countrySeeds).join(", ")}.`,
  );
}

const highestCount = 600_000;

function countOf(text: string, flag: string, least: number): number {
  const count = numberIn(text);
  if (count >= least && count <= highestCount) return count;
  throw new UsageError(`${flag} must be a whole number from ${least} to ${highestCount}, not "${text}".`);
}

function portOf(text: string, flag: string, least: number): number {
  const port = numberIn(text);
  if (port >= least && port < 65_536) return port;
  throw new UsageError(`${flag} must be a port from ${least} to 65535, not "${text}".`);
}

function numberIn(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function hostOf(text: string): string {
  if (text === "localhost" || isIP(text) !== 0) return text;
  throw new UsageError(`--host must be an address such as 127.0.0.1 or 0.0.0.0, not "${text}".`);
}
