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

export interface AppOptions {
  /** Country of plain `localhost`. */
  country: Country;
  /** Port of the portal, for links in the console. */
  portalPort: number;
  /** Rejects GraphQL operations that are not the portal's own. */
  strict?: boolean;
  /** Host names besides this machine's at which control API and console are served. */
  allowedHosts?: readonly string[];
}

/** The apps of the three ports. */
export interface Apps {
  /** Main API, REST, control API and console. */
  backend: RequestHandler;
  registration: RequestHandler;
  identity: RequestHandler;
  /** Imports what is otherwise imported with the first request that needs it, so that the server starts faster. */
  preload(): Promise<void>;
}

export function createApps(
  worlds: WorldRegistry,
  { country, portalPort, strict = false, allowedHosts }: AppOptions,
  origins: ServiceOrigins,
): Apps {
  const getControl = memoizeAsync(async () => {
    const { createControlRoutes } = await import("../control/controlRoutes.ts");
    return new Hono().use(restrictOrigins()).route("/control", createControlRoutes(worlds, origins, country));
  });
  const getRegistration = memoizeAsync(async () => {
    const { createRegistrationApp } = await import("./registrationApp.ts");
    return createRegistrationApp({ worlds, origins, strict });
  });
  const getIdentity = memoizeAsync(async () => {
    const { createIdentityApp } = await import("./identityApp.ts");
    return createIdentityApp({ worlds, origin: origins.identity });
  });
  return {
    backend: new Hono()
      .use("/", restrictHosts(allowedHosts))
      .use("/control/*", restrictHosts(allowedHosts))
      .route("/", createConsoleRoutes({ portalPort, origins }))
      .all("/control/*", async (c) => (await getControl()).fetch(c.req.raw, c.env))
      .route("/", createShareLinkRoutes(worlds, origins.identity))
      .route("/", createMainApiApp({ worlds, defaultCountry: country, origins, strict })),
    registration: { fetch: async (request, env) => (await getRegistration()).fetch(request, env) },
    identity: { fetch: async (request, env) => (await getIdentity()).fetch(request, env) },
    preload: async () => {
      await Promise.all([getControl(), getRegistration(), getIdentity()]);
      await import("../services/identity/tokens/verifyIdToken.ts");
    },
  };
}
