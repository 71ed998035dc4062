import { buildWorld } from "../scenarios/buildWorld.ts";
import { isScenarioFile, readScenarioCountry } from "../scenarios/files/scenarioFile.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import type { ServiceOrigins } from "../services/requestContext.ts";
import type { World } from "../world/world.ts";
import { WorldRegistry } from "../world/worldRegistry.ts";
import { type AppOptions, createApps } from "./createApps.ts";
import { closePorts, openPorts, type PortOptions, type Ports } from "./ports.ts";
import { exportWorlds, importWorlds, type TransferredWorld } from "./worldTransfer.ts";

export interface MockServerOptions extends AppOptions, PortOptions {
  /** Scenario of the standing worlds. The path of a file is for the world of its country, the others get `standing`. */
  scenario: string;
  /** Delay in milliseconds of every response of the main API, REST and the registration service. */
  latency?: number;
}

export interface MockServer {
  worlds: WorldRegistry;
  /** Origin of main API, REST, control API and console. */
  origin: string;
  origins: ServiceOrigins;
  /** Addresses with ports that the server listens on, for example `127.0.0.1:4000`. */
  addresses: string[];
  exportWorlds(): TransferredWorld[];
  /** Closes all connections at once. */
  close(): Promise<void>;
}

/**
 * Opens the three ports of the mock server, with a standing world for each country. Port 0 takes any free one. Rejects
 * with a `ListenError` if a port cannot be opened, and with a `ScenarioError` if there is no such scenario.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const worlds = createWorlds(options);
  return serve(options, await openPorts(options), worlds);
}

export interface Replacement {
  server: MockServer;
  /** Worlds that could not be restored. */
  problems: string[];
}

/**
 * Serves open ports in place of a server that may have been started by older code, with its worlds. If this throws, the other
 * server stays. With `rebuildStanding`, standing worlds get the data of the current scenarios and seeds.
 */
export function replaceMockServer(
  options: MockServerOptions,
  ports: Ports,
  replaced: MockServer | undefined,
  { rebuildStanding }: { rebuildStanding: boolean },
): Replacement {
  const worlds = createWorlds(options);
  const problems = replaced ? importWorlds(worlds, replaced.exportWorlds(), { rebuildStanding }) : [];
  const server = serve(options, ports, worlds);
  return { server, problems };
}

/** Creates the standing worlds. */
function createWorlds({ scenario, latency }: MockServerOptions): WorldRegistry {
  const worlds = new WorldRegistry({ prepare: (world) => addLatency(world, latency) });
  const fileCountry = isScenarioFile(scenario) ? readScenarioCountry(scenario) : undefined;
  for (const country of countries) {
    const isOther = fileCountry !== undefined && fileCountry !== country;
    worlds.add(buildWorld({ id: country.toLowerCase(), country, scenario: isOther ? "standing" : scenario }));
  }
  return worlds;
}

/** Adds the latency of the command line to a world, unless it has faults already. */
function addLatency({ faults }: World, latency: number | undefined): void {
  if (latency === undefined || faults.all().length > 0) return;
  for (const service of ["main-api", "rest", "registration"] as const) {
    faults.add({ service, effect: { kind: "latency", milliseconds: latency } });
  }
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
    addresses: Object.values(ports).map(({ address }) => address),
    exportWorlds: () => exportWorlds(worlds),
    close: () => closePorts(Object.values(ports)),
  };
}
