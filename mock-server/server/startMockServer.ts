import type { DialectName } from "../rules/dialects.ts";
import { buildWorld } from "../scenarios/buildWorld.ts";
import { isScenarioFile, readScenarioCountry } from "../scenarios/files/scenarioFile.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import type { ServiceOrigins } from "../services/requestContext.ts";
import type { FaultRequest } from "../world/faults/fault.ts";
import { isStandingWorld, WorldRegistry } from "../world/worldRegistry.ts";
import { type AppOptions, createApps } from "./createApps.ts";
import { closePorts, openPorts, type PortOptions, type Ports } from "./ports.ts";

export interface MockServerOptions extends AppOptions, PortOptions {
  /** Scenario of the standing worlds. A file's path is for the world of its country, and the rest get `standing`. */
  scenario: string;
  /** Dialect of the standing worlds. Default: `own`. */
  dialect?: DialectName;
  /** The requests that the standing worlds mock in front of a backend. */
  mocks?: readonly FaultRequest[] | undefined;
  /** Port of the portal and all services for phones in the network. */
  phonePort?: number;
}

export interface MockServer {
  worlds: WorldRegistry;
  /** Origin of main API, REST, control API and console. */
  origin: string;
  origins: ServiceOrigins;
  /** Closes all connections at once. */
  close(): Promise<void>;
}

const defaults: MockServerOptions = {
  country: "DE",
  scenario: "standing",
  port: 0,
  registrationPort: 0,
  identityPort: 0,
  portalPort: 5173,
};

/**
 * Opens the three ports of the mock server, by default any free ones, with a standing world for each country. Rejects with a
 * `ListenError` if a port cannot be opened, and with a `ScenarioError` if there is no such scenario.
 */
export async function startMockServer(changes: Partial<MockServerOptions> = {}): Promise<MockServer> {
  const options = { ...defaults, ...changes };
  const worlds = createWorlds(options);
  return serve(options, await openPorts(options), worlds);
}

/**
 * Serves open ports in place of a server that may have been started by older code, with its worlds as they are: their clocks,
 * journals and faults run the older code. If this throws, the other server stays. With `rebuildStanding`, the current code builds
 * the standing worlds anew.
 */
export function replaceMockServer(
  options: MockServerOptions,
  ports: Ports,
  replaced: MockServer | undefined,
  { rebuildStanding }: { rebuildStanding: boolean },
): MockServer {
  const worlds = createWorlds(options);
  for (const world of replaced?.worlds.all() ?? []) {
    if (!(rebuildStanding && isStandingWorld(world))) worlds.replace(world);
  }
  return serve(options, ports, worlds);
}

function createWorlds({ scenario, dialect, mocks }: MockServerOptions): WorldRegistry {
  const worlds = new WorldRegistry();
  const fileCountry = isScenarioFile(scenario) ? readScenarioCountry(scenario) : undefined;
  for (const country of countries) {
    const isOther = fileCountry !== undefined && fileCountry !== country;
    const plan = { id: country.toLowerCase(), country, dialect, mocks };
    worlds.add(buildWorld({ ...plan, scenario: isOther ? "standing" : scenario }));
  }
  return worlds;
}

function serve(options: MockServerOptions, ports: Ports, worlds: WorldRegistry): MockServer {
  const origins = { registration: ports.registration.origin, identity: ports.identity.origin };
  const apps = createApps(worlds, options, origins);
  ports.backend.serve(apps.backend);
  ports.registration.serve(apps.registration);
  ports.identity.serve(apps.identity);
  return {
    worlds,
    origin: ports.backend.origin,
    origins,
    close: () => closePorts(Object.values(ports)),
  };
}
