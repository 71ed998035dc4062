import { parseArgs } from "node:util";
import type { Country } from "./generated/mainApi.ts";
import type { MockServerOptions } from "./startMockServer.ts";
import { countrySeeds } from "./world/countries/countrySeeds.ts";
import { scenarioNamed, scenarios } from "./world/scenarios.ts";

/** Something wrong with the command line; the message says what was expected. */
export class UsageError extends Error {}

const flags = {
  country: { type: "string", default: "de" },
  scenario: { type: "string", default: "standing" },
  port: { type: "string", default: "4000" },
  "registration-port": { type: "string", default: "4001" },
  "identity-port": { type: "string", default: "4002" },
  "portal-port": { type: "string", default: "5173" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** What `--help` prints. */
export const usage = `Options
  --country <code>             country of plain localhost: ${Object.keys(countrySeeds).join(", ").toLowerCase()} (default: de)
  --scenario <name>            what the countries' worlds hold: ${Object.keys(scenarios).join(", ")} (default: standing)
  --port <number>              main API, REST, control API and console (default: 4000)
  --registration-port <number> registration service (default: 4001)
  --identity-port <number>     sign-in provider (default: 4002)
  --portal-port <number>       the portal (default: 5173)
  -h, --help                   this text`;

/** Reads the command line; undefined if it asks for help. */
export function optionsFrom(args: readonly string[]): MockServerOptions | undefined {
  const { values } = parse(args);
  if (values.help) return undefined;
  try {
    scenarioNamed(values.scenario);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  return {
    country: countryOf(values.country),
    scenario: values.scenario,
    port: portOf(values.port, "--port"),
    registrationPort: portOf(values["registration-port"], "--registration-port"),
    identityPort: portOf(values["identity-port"], "--identity-port"),
    portalPort: portOf(values["portal-port"], "--portal-port"),
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

function portOf(text: string, flag: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageError(`${flag} must be a port from 1 to 65535, not "${text}".`);
}
