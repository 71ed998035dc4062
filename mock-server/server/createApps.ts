import { Hono } from "hono";
import { createConsoleRoutes } from "../control/console/consoleRoutes.ts";
import { createShareLinkRoutes } from "../control/sign-in/shareLinkRoutes.ts";
import type { Country } from "../generated/mainApi.ts";
import type { ServiceOrigins } from "../services/requestContext.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import type { RequestHandler } from "./listen.ts";
import { createMainApiApp } from "./mainApiApp.ts";
import { memoizeAsync } from "./memoizeAsync.ts";
import { restrictHosts, restrictOrigins } from "./middleware/restrictControl.ts";
import { createRequestLimiter } from "./shared/limitRequests.ts";
import { requirePassword } from "./shared/requirePassword.ts";

export interface AppOptions {
  /** Country of plain `localhost`. */
  country: Country;
  /** Port of the portal, for links in the console. */
  portalPort: number;
  /** Rejects GraphQL operations that are not the portal's own. */
  strict?: boolean;
  /** Whether control API, console and links into a world are served. Default: they are. */
  servesControl?: boolean;
  /**
   * Host names besides this machine's at which control API and console are served, and which clients that reach the mock
   * server there get in the URLs of the other services.
   */
  allowedHosts?: readonly string[];
  /** Of the control API and the console. Default: none, or a random one if other machines reach the server. */
  password?: string;
  /** How large the files of all worlds together may be. */
  maxMegabytes?: number;
  /** How many requests of a world are accepted in a minute. Default: any number. */
  maxRequests?: number;
}

/** The apps of the three ports. */
export interface Apps {
  /** Main API, REST, control API and console. */
  backend: RequestHandler;
  registration: RequestHandler;
  identity: RequestHandler;
  /** Imports what is otherwise imported with the first request that needs it, so that the server starts faster. */
  preload(): Promise<void>;
  /** Makes `/health` respond with 503, so that a load balancer sends no more requests. */
  announceStop(): void;
}

export function createApps(worlds: WorldRegistry, options: AppOptions, localOrigins: ServiceOrigins): Apps {
  const { country, strict = false, servesControl = true, allowedHosts, maxMegabytes, maxRequests } = options;
  const origins: ServiceOrigins = { ...localOrigins, hosts: allowedHosts };
  let isStopping = false;
  const limits = {
    ...(maxMegabytes !== undefined && { maxMegabytes }),
    ...(maxRequests !== undefined && { limiter: createRequestLimiter(maxRequests) }),
  };
  const backend = new Hono().get("/health", (c) =>
    c.json(describeHealth(worlds, isStopping), isStopping ? 503 : 200),
  );
  const control = createControlApp(worlds, options, origins);
  if (servesControl) backend.route("/", control.app);
  const getRegistration = memoizeAsync(async () => {
    const { createRegistrationApp } = await import("./registrationApp.ts");
    return createRegistrationApp({ worlds, origins, strict, ...limits });
  });
  const getIdentity = memoizeAsync(async () => {
    const { createIdentityApp } = await import("./identityApp.ts");
    return createIdentityApp({ worlds, origin: origins.identity, hosts: allowedHosts, ...limits });
  });
  return {
    backend: backend.route(
      "/",
      createMainApiApp({ worlds, defaultCountry: country, origins, strict, ...limits }),
    ),
    registration: { fetch: async (request, env) => (await getRegistration()).fetch(request, env) },
    identity: { fetch: async (request, env) => (await getIdentity()).fetch(request, env) },
    announceStop: () => {
      isStopping = true;
    },
    preload: async () => {
      await Promise.all([control.preload(), getRegistration(), getIdentity()]);
      await import("../services/identity/tokens/verifyIdToken.ts");
    },
  };
}

/** Control API and console, behind their own protection, and links into a world. */
function createControlApp(
  worlds: WorldRegistry,
  { country, portalPort, allowedHosts, password }: AppOptions,
  origins: ServiceOrigins,
) {
  const getControl = memoizeAsync(async () => {
    const { createControlRoutes } = await import("../control/controlRoutes.ts");
    return new Hono().use(restrictOrigins()).route("/control", createControlRoutes(worlds, origins, country));
  });
  const app = new Hono()
    .use("/", restrictHosts(allowedHosts), requirePassword(password))
    .use("/control/*", restrictHosts(allowedHosts), requirePassword(password))
    .route("/", createConsoleRoutes({ portalPort, origins }))
    .all("/control/*", async (c) => (await getControl()).fetch(c.req.raw, c.env))
    .route("/", createShareLinkRoutes(worlds, origins));
  return { app, preload: getControl };
}

function describeHealth(worlds: WorldRegistry, isStopping: boolean) {
  const megabytes = Math.round(process.memoryUsage.rss() / 1_000_000);
  return { status: isStopping ? "stopping" : "ok", worlds: worlds.all().length, megabytes };
}
