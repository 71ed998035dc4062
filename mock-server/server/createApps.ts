import { Hono } from "hono";
import type { Country } from "../../schema/locales.ts";
import { createConsoleRoutes } from "../control/console/consoleRoutes.ts";
import { createControlRoutes } from "../control/controlRoutes.ts";
import { createShareLinkRoutes } from "../control/sign-in/shareLinkRoutes.ts";
import type { ServiceOrigins } from "../services/requestContext.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { createIdentityApp } from "./identityApp.ts";
import type { RequestHandler } from "./listen.ts";
import { createMainApiApp } from "./mainApiApp.ts";
import { requirePassword } from "./middleware/requirePassword.ts";
import { restrictHosts, restrictOrigins } from "./middleware/restrictControl.ts";
import { createRegistrationApp } from "./registrationApp.ts";

export interface AppOptions extends ControlOptions {
  /** Whether control API, console and links into a world are served. Default: they are. */
  servesControl?: boolean;
}

export interface Apps {
  /** The app for main API, REST, control API and console. */
  backend: RequestHandler;
  registration: RequestHandler;
  identity: RequestHandler;
}

export function createApps(worlds: WorldRegistry, options: AppOptions, origins: ServiceOrigins): Apps {
  const { country, servesControl = true, backend: url } = options;
  const backend = new Hono().get("/health", (c) => c.json({ status: "ok", worlds: worlds.all().length }));
  if (servesControl) {
    const control = createControlApp(worlds, options, origins);
    for (const path of new Set(control.routes.map((route) => route.path))) {
      backend.all(path, ({ req, env }) => control.fetch(req.raw, env));
    }
  }
  return {
    backend: backend.route("/", createMainApiApp({ worlds, defaultCountry: country, origins, backend: url })),
    registration: createRegistrationApp({ worlds, origins }),
    identity: createIdentityApp({ worlds, origin: origins.identity }),
  };
}

interface ControlOptions {
  /** Country of plain `localhost`. */
  country: Country;
  /** Port of the portal, for links in the console. */
  portalPort: number;
  /** The password of the control API and the console. Default: none. */
  password?: string;
  /** URL of the backend for requests that are not mocked. Default: the mock server answers all requests. */
  backend?: string | undefined;
  /** Origins of portals on other machines that may sign personas in. */
  allowedPortals?: readonly string[];
}

/** Control API and console, behind their own protection, and links into a world. */
function createControlApp(
  worlds: WorldRegistry,
  { country, portalPort, password, ...options }: ControlOptions,
  origins: ServiceOrigins,
): Hono {
  const protect = password === undefined ? restrictHosts : requirePassword(password);
  return new Hono()
    .use("/", protect)
    .use("/control/*", protect, restrictOrigins())
    .route("/", createConsoleRoutes({ portalPort, origins }))
    .route("/control", createControlRoutes(worlds, origins, country, options))
    .route("/", createShareLinkRoutes(worlds, origins));
}
