import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { consoleRoutes } from "./control/console/consoleRoutes.ts";
import { shareLinkRoutes } from "./control/shareLink.ts";
import type { Country } from "./generated/mainApi.ts";
import type { ServiceOrigins } from "./graphql/context.ts";
import { lazily } from "./lazily.ts";
import { createMainApiApp } from "./main-api/mainApiApp.ts";
import { buildWorld } from "./world/buildWorld.ts";
import { countrySeeds } from "./world/countries/countrySeeds.ts";
import { deleteIdleWorlds } from "./world/idleWorlds.ts";
import { watchSeeds } from "./world/liveKit.ts";
import type { World } from "./world/world.ts";
import { WorldRegistry } from "./world/worldRegistry.ts";

export interface MockServerOptions {
  /** Country of plain `localhost`. */
  country: Country;
  /** Scenario of the standing worlds. */
  scenario: string;
  /** Main API, REST, control API and console. */
  port: number;
  registrationPort: number;
  identityPort: number;
  /** Where the portal runs, for the console's links. */
  portalPort: number;
  /** Refuses GraphQL operations that are not the portal's own. */
  strict?: boolean;
  /** Delays every answer of the main API, the REST calls and the registration service by so many milliseconds. */
  latency?: number;
  /** Deletes worlds that nobody has used for so long. */
  idleMinutes?: number;
  /** Address to listen on; other machines reach the server only where this is not a loopback address. */
  host?: string;
  /** Told of each reload of the seed files; without it they are not watched. */
  onReload?: (message: string) => void;
}

export interface MockServer {
  worlds: WorldRegistry;
  /** Main API, REST calls, control API and console. */
  origin: string;
  origins: ServiceOrigins;
  /** What it listens on, for example `127.0.0.1:4000`. */
  addresses: string[];
  close(): Promise<void>;
}

const loopback = "127.0.0.1";
const usualIdleMinutes = 120;

/**
 * Opens the mock backend's three ports with a standing world for each country. Port 0 takes any free one. A taken port
 * is a `PortTakenError`.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { latency, strict = false, idleMinutes = usualIdleMinutes, host = loopback, onReload } = options;
  const worlds = new WorldRegistry((world) => delay(world, latency));
  for (const { country } of Object.values(countrySeeds)) {
    worlds.add(buildWorld({ id: country.toLowerCase(), country, scenario: options.scenario }));
  }
  const opened: Listener[] = [];
  const open = async (port: number, option: string) => {
    const listener = await listen(port, host, option);
    opened.push(listener);
    return listener;
  };
  const stop = [deleteIdleWorlds(worlds, idleMinutes)];
  if (onReload) stop.push(watchSeeds(worlds, onReload));
  const close = async () => {
    for (const end of stop) end();
    await Promise.all(opened.map((listener) => listener.close()));
  };
  try {
    const backend = await open(options.port, "--port");
    const registration = await open(options.registrationPort, "--registration-port");
    const identity = await open(options.identityPort, "--identity-port");
    const origins = { registration: registration.origin, identity: identity.origin };
    backend.serve(backendApp(worlds, options, origins));
    registration.serve(
      onFirstCall(async () => {
        const { createRegistrationApp } = await import("./registration/registrationApp.ts");
        return createRegistrationApp({ worlds, origins, strict });
      }),
    );
    identity.serve(
      onFirstCall(async () => {
        const { createIdentityApp } = await import("./identity/identityApp.ts");
        return createIdentityApp({ worlds, origin: identity.origin });
      }),
    );
    const addresses = opened.map(({ address }) => address);
    return { worlds, origin: backend.origin, origins, addresses, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function backendApp(worlds: WorldRegistry, options: MockServerOptions, origins: ServiceOrigins): Hono {
  const control = onFirstCall(async () => {
    const { controlRoutes } = await import("./control/controlRoutes.ts");
    return new Hono().route("/control", controlRoutes(worlds, origins.identity));
  });
  return new Hono()
    .route("/", consoleRoutes(worlds, { portalPort: options.portalPort, origins }))
    .all("/control/*", (c) => control.fetch(c.req.raw, c.env))
    .route("/", shareLinkRoutes(worlds, origins.identity))
    .route(
      "/",
      createMainApiApp({ worlds, defaultCountry: options.country, origins, strict: options.strict ?? false }),
    );
}

/** Slows a world down, once. */
function delay({ faults }: World, latency: number | undefined): void {
  if (latency === undefined || faults.all().length > 0) return;
  for (const service of ["main-api", "rest", "registration"] as const) {
    faults.add({ service, effect: { kind: "latency", milliseconds: latency } });
  }
}

/** An address or port that cannot be opened; the message says which option to change. */
export class AddressRefusedError extends Error {}

/** A port that another process holds. */
export class PortTakenError extends AddressRefusedError {}

type Handler = Pick<Hono, "fetch">;

/** An app that is loaded with its first call: the server is ready without it. */
function onFirstCall(load: () => Promise<Handler>): Handler {
  const app = lazily(load);
  return { fetch: async (request, env) => (await app()).fetch(request, env) };
}

interface Listener {
  origin: string;
  address: string;
  serve(app: Handler): void;
  close(): Promise<void>;
}

/** Opens a port. What answers there is named afterwards: some apps must know all addresses first. */
function listen(port: number, host: string, option: string): Promise<Listener> {
  let app: Handler | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) => app?.fetch(request, env) ?? new Response("Starting", { status: 503 }),
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        reject(new PortTakenError(`Port ${port} is taken. Choose another with ${option} <number>.`));
      } else {
        const reason = `This machine cannot listen on ${host}, port ${port} (${error.code}).`;
        reject(
          new AddressRefusedError(`${reason} Choose others with --host <address> and ${option} <number>.`),
        );
      }
    });
    server.listen(port, host, () => {
      const address = server.address();
      const opened = typeof address === "object" && address ? address : { address: host, port };
      resolve({
        origin: `http://localhost:${opened.port}`,
        address: `${opened.address}:${opened.port}`,
        serve: (handler) => {
          app = handler;
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ("closeAllConnections" in server) server.closeAllConnections();
          }),
      });
    });
  });
}
