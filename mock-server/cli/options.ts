import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { parseArgs } from "node:util";
import type { Country } from "../../schema/locales.ts";
import { type DialectName, dialectNames } from "../rules/dialects.ts";
import { checkOperationName } from "../rules/operationNames.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import { choosePassword } from "../server/middleware/requirePassword.ts";
import type { MockServerOptions } from "../server/startMockServer.ts";
import type { FaultRequest } from "../world/faults/fault.ts";

/** The command line is invalid; the message names the expected form. */
export class UsageError extends Error {}

const optionDefinitions = {
  country: { type: "string" },
  scenario: { type: "string", default: "standing" },
  dialect: { type: "string" },
  port: { type: "string", default: "4000" },
  "registration-port": { type: "string", default: "4001" },
  "identity-port": { type: "string", default: "4002" },
  "portal-port": { type: "string", default: "5173" },
  mock: { type: "string", multiple: true },
  host: { type: "string" },
  "allow-portal": { type: "string", multiple: true },
  phone: { type: "boolean", default: false },
  "phone-port": { type: "string", default: "5443" },
  "no-control": { type: "boolean", default: false },
  scenarios: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** The text of `--help`. */
export const usage = `Options
  --country <code>             country of plain localhost: ${countries.join(", ").toLowerCase()}
                               (default: that of the scenario's file, else de)
  --scenario <name or file>    scenario of the countries' worlds; --scenarios lists all (default: standing);
                               or a JSON file with a snapshot of a world
  --dialect <name>             server as which the services of the countries' worlds respond (default: own):
${dialectNames.slice(1).join(", ").replace(/^/, " ".repeat(31))}
  --port <number>              port of main API, REST, control API and console (default: 4000)
  --registration-port <number> port of the registration service (default: 4001)
  --identity-port <number>     port of the sign-in provider (default: 4002)
                               Port 0 of these three selects any free port.
  --portal-port <number>       port of the portal (default: 5173)
  --mock <operation or path>   answers it from the world in front of the backend of PORTAL_BACKEND, to which
                               all other requests go; may be repeated, such as /api/*
  --no-control                 serves neither control API nor console, as a real environment would
  --host <address>             address to listen on (default: 127.0.0.1, reachable from this machine only)
  --allow-portal <origin>      portal elsewhere for which the control API signs personas in; may be repeated
  --phone                      opens the portal to phones in the network, by https and without the toolbar
  --phone-port <number>        port for phones (default: 5443)
  --scenarios                  lists the scenarios with their content
  -h, --help                   prints this help

Environment
  PORTAL_BACKEND               npm start: URL of a backend to which requests go that are not mocked
  MOCK_PASSWORD                password of the console and the control API where --host lets other machines
                               reach the server (default: a random one)`;

/** The text that the command line requests instead of a start. */
interface Information {
  getText(): Promise<string>;
}

/**
 * Parses the command line. Throws a `UsageError`. It does not check that the scenario exists: this module imports no scenarios,
 * so that an error in one of them does not end `npm start`.
 */
export function parseOptions(args: readonly string[], backend?: string): MockServerOptions | Information {
  const { values } = parseArguments(args);
  if (values.help) return { getText: async () => usage };
  if (values.scenarios) {
    return { getText: async () => (await import("../scenarios/scenarios.ts")).formatScenarioList() };
  }
  // Chosen here, so that a reload of changed code keeps the password.
  const password = values["no-control"] ? undefined : choosePassword(values.host);
  return {
    country: parseCountry(values.country ?? readCountry(values.scenario) ?? "de"),
    scenario: values.scenario,
    port: parsePort(values.port, "--port", 0),
    registrationPort: parsePort(values["registration-port"], "--registration-port", 0),
    identityPort: parsePort(values["identity-port"], "--identity-port", 0),
    portalPort: parsePort(values["portal-port"], "--portal-port", 1),
    ...(values.dialect !== undefined && { dialect: parseDialect(values.dialect) }),
    ...(backend !== undefined && { backend: parseBackend(backend) }),
    ...(values.mock && { mocks: values.mock.map((name) => parseMock(name, backend)) }),
    ...(values["no-control"] && { servesControl: false }),
    ...(password !== undefined && { password }),
    ...(values.phone && { phonePort: parsePort(values["phone-port"], "--phone-port", 1) }),
    ...(values["allow-portal"] && { allowedPortals: values["allow-portal"].map(parseOrigin) }),
    ...(values.host !== undefined && { host: parseHost(values.host) }),
  };
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: optionDefinitions, allowPositionals: false });
  } catch (error) {
    // Node adds advice about arguments that start with a hyphen.
    const [problem] = String(error instanceof Error ? error.message : error).split(". ", 1);
    throw new UsageError(`${problem}. --help lists the options.`);
  }
}

function parseCountry(code: string): Country {
  const country = countries.find((known) => known === code.toUpperCase());
  if (country) return country;
  throw new UsageError(`There is no country "${code}". Known countries: ${countries.join(", ")}.`);
}

/** The country in a scenario's file. `buildWorld` reports errors in the file. */
function readCountry(scenario: string): string | undefined {
  if (!scenario.endsWith(".json")) return undefined;
  try {
    return JSON.parse(readFileSync(scenario, "utf8")).country;
  } catch {
    return undefined;
  }
}

function parseDialect(name: string): DialectName {
  const dialect = dialectNames.find((known) => known === name);
  if (dialect) return dialect;
  throw new UsageError(`There is no dialect "${name}". Known dialects: ${dialectNames.join(", ")}.`);
}

function parseBackend(url: string): string {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new UsageError(`PORTAL_BACKEND must be a URL such as https://api.example.com, not "${url}".`);
}

function parseMock(name: string, backend: string | undefined): FaultRequest {
  if (backend === undefined) throw new UsageError("--mock needs npm start with a backend in PORTAL_BACKEND.");
  const effect = { kind: "mock" } as const;
  if (name.startsWith("/")) return { path: name, effect };
  const problem = checkOperationName(name);
  if (problem) throw new UsageError(problem);
  return { operation: name, effect };
}

function parsePort(text: string, option: string, min: number): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= min && port < 65_536) return port;
  throw new UsageError(`${option} must be a port from ${min} to 65535, not "${text}".`);
}

function parseOrigin(text: string): string {
  if (/^https?:/.test(text) && URL.parse(text)?.origin === text) return text;
  throw new UsageError(`--allow-portal must be an origin such as https://portal.example.com, not "${text}".`);
}

function parseHost(text: string): string {
  if (text === "localhost" || isIP(text) !== 0) return text;
  throw new UsageError(`--host must be an address such as 127.0.0.1 or 0.0.0.0, not "${text}".`);
}
