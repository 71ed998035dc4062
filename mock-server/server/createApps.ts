import { type Context, Hono } from "hono";
import type { ServiceOrigins } from "../services/requestContext.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import type { ControlOptions } from "./controlApp.ts";
import type { RequestHandler } from "./listen.ts";
import { createMainApiApp } from "./mainApiApp.ts";
import { memoizeAsync } from "./memoizeAsync.ts";
import { createRequestLimiter } from "./shared/limitRequests.ts";

export interface AppOptions extends ControlOptions {
  /** Rejects GraphQL operations that are not the portal's own. */
  strict?: boolean;
  /** Whether control API, console and links into a world are served. Default: they are. */
  servesControl?: boolean;
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

/** Paths of the console, the toolbar's script and links into a world, which the control app serves. */
const pagePaths = ["/", "/console.css", "/console.js", "/console.svg", "/toolbar.js", "/mock/enter"];

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
  const getControl = memoizeAsync(async () => {
    const { createControlApp } = await import("./controlApp.ts");
    return createControlApp(worlds, options, origins);
  });
  if (servesControl) {
    const handleControl = async ({ req, env }: Context) => (await getControl()).fetch(req.raw, env);
    backend.all("/control/*", handleControl);
    for (const path of pagePaths) backend.get(path, handleControl);
  }
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
      await Promise.all([
        getControl(),
        getRegistration(),
        getIdentity(),
        import("../services/files/datasheetPdf.ts"),
        import("../services/files/document.ts"),
        import("../services/identity/tokens/verifyIdToken.ts"),
        import("../services/main-api/createInstaller.ts"),
      ]);
    },
  };
}

function describeHealth(worlds: WorldRegistry, isStopping: boolean) {
  const megabytes = Math.round(process.memoryUsage.rss() / 1_000_000);
  return { status: isStopping ? "stopping" : "ok", worlds: worlds.all().length, megabytes };
}
