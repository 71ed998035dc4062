import { Hono } from "hono";
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

export function createApps(worlds: WorldRegistry, options: AppOptions, origins: ServiceOrigins): Apps {
  const { country, servesControl = true } = options;
  const backend = new Hono().get("/health", (c) => c.json({ status: "ok", worlds: worlds.all().length }));
  if (servesControl) {
    const control = createControlApp(worlds, options, origins);
    for (const path of new Set(control.routes.map((route) => route.path))) {
      backend.all(path, ({ req, env }) => control.fetch(req.raw, env));
    }
  }
  return {
    backend: backend.route("/", createMainApiApp({ worlds, defaultCountry: country, origins })),
    registration: createRegistrationApp({ worlds, origins }),
    identity: createIdentityApp({ worlds, origin: origins.identity }),
  };
}
