import { Hono } from "hono";
import { createConsoleRoutes } from "../control/console/consoleRoutes.ts";
import { createControlRoutes } from "../control/controlRoutes.ts";
import { createShareLinkRoutes } from "../control/sign-in/shareLinkRoutes.ts";
import type { Country } from "../generated/mainApi.ts";
import type { ServiceOrigins } from "../services/requestContext.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { requirePassword } from "./middleware/requirePassword.ts";
import { restrictHosts, restrictOrigins } from "./middleware/restrictControl.ts";

export interface ControlOptions {
  /** Country of plain `localhost`. */
  country: Country;
  /** Port of the portal, for links in the console. */
  portalPort: number;
  /**
   * Host names besides this machine's at which control API and console are served, and which clients that reach the mock
   * server there get in the URLs of the other services.
   */
  allowedHosts?: readonly string[];
  /** Of the control API and the console. Default: none. */
  password?: string;
}

/** Control API and console, behind their own protection, and links into a world. */
export function createControlApp(
  worlds: WorldRegistry,
  { country, portalPort, allowedHosts, password }: ControlOptions,
  origins: ServiceOrigins,
): Hono {
  return new Hono()
    .use("/", restrictHosts(allowedHosts), requirePassword(password))
    .use("/control/*", restrictHosts(allowedHosts), requirePassword(password), restrictOrigins())
    .route("/", createConsoleRoutes({ portalPort, origins }))
    .route("/control", createControlRoutes(worlds, origins, country))
    .route("/", createShareLinkRoutes(worlds, origins));
}
