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
  /** Of the control API and the console. Default: none. */
  password?: string;
}

/** Control API and console, behind their own protection, and links into a world. */
export function createControlApp(
  worlds: WorldRegistry,
  { country, portalPort, password }: ControlOptions,
  origins: ServiceOrigins,
): Hono {
  const protect = password === undefined ? restrictHosts() : requirePassword(password);
  return new Hono()
    .use("/", protect)
    .use("/control/*", protect, restrictOrigins())
    .route("/", createConsoleRoutes({ portalPort, origins }))
    .route("/control", createControlRoutes(worlds, origins, country))
    .route("/", createShareLinkRoutes(worlds, origins));
}
