import { buildWorld } from "../scenarios/buildWorld.ts";
import { isScenarioFile, readScenarioCountry } from "../scenarios/files/scenarioFile.ts";
import { countries } from "../seeds/countries/countrySeeds.ts";
import type { ServiceOrigins } from "../services/requestContext.ts";
import { deleteIdleWorlds } from "../world/idleWorlds.ts";
import type { World } from "../world/world.ts";
import { WorldRegistry } from "../world/worldRegistry.ts";
import { type AppOptions, type Apps, createApps } from "./createApps.ts";
import { getLocalOrigin, type Listener, listen } from "./listen.ts";

export interface MockServerOptions extends AppOptions {
  /** Scenario of the standing worlds. The path of a file is for the world of its country, the others get `standing`. */
  scenario: string;
  /** Main API, REST, control API and console. */
  port: number;
  registrationPort: number;
  identityPort: number;
  /** Delay in milliseconds of every response of the main API, REST and the registration service. */
  latency?: number;
  /** Deletes worlds that were not used for so long. */
  idleMinutes?: number;
  /** Address to listen on; other machines reach the server only if this is not a loopback address. */
  host?: string;
}

export interface MockServer {
  worlds: WorldRegistry;
  /** Origin of main API, REST, control API and console. */
  origin: string;
  origins: ServiceOrigins;
  /** Addresses with ports that the server listens on, for example `127.0.0.1:4000`. */
  addresses: string[];
  /** Closes all connections at once. */
  close(): Promise<void>;
}

const loopback = "127.0.0.1";
const defaultIdleMinutes = 120;

/**
 * Opens the three ports of the mock server, with a standing world for each country. Port 0 takes any free one. Rejects
 * with a `ListenError` if a port cannot be opened, and with a `ScenarioError` if there is no such scenario.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const worlds = createWorlds(options);
  const ports = await openPorts(options);
  const origins = { registration: ports.registration.origin, identity: ports.identity.origin };
  return serve({ options, worlds, ports, origins, apps: createApps(worlds, options, origins) });
}

/**
 * Starts a mock server in place of a running one with the same ports. `stopRunning` closes the other server and may
 * restore its worlds.
 */
export async function replaceMockServer(
  options: MockServerOptions,
  stopRunning: (worlds: WorldRegistry) => Promise<void>,
): Promise<MockServer> {
  const worlds = createWorlds(options);
  const origins = {
    registration: getLocalOrigin(options.registrationPort),
    identity: getLocalOrigin(options.identityPort),
  };
  const apps = createApps(worlds, options, origins);
  await stopRunning(worlds);
  return serve({ options, worlds, ports: await openPorts(options), origins, apps });
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

interface Ports {
  backend: Listener;
  registration: Listener;
  identity: Listener;
}

async function openPorts(options: MockServerOptions): Promise<Ports> {
  const { host = loopback } = options;
  const opened: Listener[] = [];
  const open = async (port: number, option: string) => {
    const listener = await listen({ host, port, option });
    opened.push(listener);
    return listener;
  };
  try {
    return {
      backend: await open(options.port, "--port"),
      registration: await open(options.registrationPort, "--registration-port"),
      identity: await open(options.identityPort, "--identity-port"),
    };
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

async function closeAll(listeners: readonly Listener[]): Promise<void> {
  await Promise.all(listeners.map((listener) => listener.close()));
}

interface ServerParts {
  options: MockServerOptions;
  worlds: WorldRegistry;
  ports: Ports;
  origins: ServiceOrigins;
  apps: Apps;
}

function serve({ options, worlds, ports, origins, apps }: ServerParts): MockServer {
  ports.backend.serve(apps.backend);
  ports.registration.serve(apps.registration);
  ports.identity.serve(apps.identity);
  const stopDeleting = deleteIdleWorlds(worlds, options.idleMinutes ?? defaultIdleMinutes);
  const listeners = Object.values(ports);
  return {
    worlds,
    origin: ports.backend.origin,
    origins,
    addresses: listeners.map(({ address }) => address),
    close: async () => {
      stopDeleting();
      await closeAll(listeners);
    },
  };
}
