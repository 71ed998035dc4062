import { Hono } from "hono";
import { fontPath } from "../services/brand.ts";
import type { ServiceOrigins } from "../services/requestContext.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { type ControlOptions, createControlApp } from "./controlApp.ts";
import { createIdentityApp } from "./identityApp.ts";
import type { RequestHandler } from "./listen.ts";
import { createMainApiApp } from "./mainApiApp.ts";
import { createRegistrationApp } from "./registrationApp.ts";

export interface AppOptions extends ControlOptions {
  /** Whether control API, console and links into a world are served. Default: they are. */
  servesControl?: boolean;
}

/** The apps of the three ports. */
export interface Apps {
  /** Main API, REST, control API and console. */
  backend: RequestHandler;
  registration: RequestHandler;
  identity: RequestHandler;
}

/** Paths of the console, of the toolbar's script and links into a world, which the control app serves. */
const pagePaths = ["/", "/console.css", "/console.js", "/logo.svg", fontPath, "/toolbar.js", "/mock/enter"];

export function createApps(worlds: WorldRegistry, options: AppOptions, localOrigins: ServiceOrigins): Apps {
  const { country, servesControl = true, allowedHosts } = options;
  const origins: ServiceOrigins = { ...localOrigins, hosts: allowedHosts };
  const backend = new Hono().get("/health", (c) => c.json({ status: "ok", worlds: worlds.all().length }));
  if (servesControl) {
    const control = createControlApp(worlds, options, origins);
    backend.all("/control/*", ({ req, env }) => control.fetch(req.raw, env));
    for (const path of pagePaths) backend.get(path, ({ req, env }) => control.fetch(req.raw, env));
  }
  return {
    backend: backend.route("/", createMainApiApp({ worlds, defaultCountry: country, origins })),
    registration: createRegistrationApp({ worlds, origins }),
    identity: createIdentityApp({ worlds, origin: origins.identity, hosts: allowedHosts }),
  };
}
