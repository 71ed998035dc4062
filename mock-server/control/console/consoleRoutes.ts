import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { ServiceOrigins } from "../../services/requestContext.ts";
import type { WorldRegistry } from "../../world/worldRegistry.ts";
import { getClientModule, moduleNames } from "./clientModules.ts";
import { renderConsolePage } from "./consolePage.ts";

/** The page uses only its own origin, and its scripts cannot create markup from strings. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

const style = [
  new URL("./style/base.css", import.meta.url),
  new URL("./style/layout.css", import.meta.url),
  new URL("./style/controls.css", import.meta.url),
  new URL("./style/lists.css", import.meta.url),
]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const icon = readFileSync(new URL("./console.svg", import.meta.url), "utf8");

const createAssetHeaders = (type: string) => ({
  "content-type": `${type}; charset=utf-8`,
  "cache-control": "no-cache",
  "x-content-type-options": "nosniff",
});

/** The console at `/` with its style sheet, icon and modules. */
export function createConsoleRoutes(
  worlds: WorldRegistry,
  { portalPort, origins }: { portalPort: number; origins: ServiceOrigins },
): Hono {
  const modules = moduleNames.map((name) => `/console/${name}`);
  return new Hono()
    .get("/", (c) => {
      c.header("content-security-policy", contentSecurityPolicy);
      c.header("cache-control", "no-cache");
      const linkTargets = { backendPort: new URL(c.req.url).port, portalPort, origins };
      return c.html(renderConsolePage({ worlds, linkTargets, modules }));
    })
    .get("/console.css", (c) => c.body(style, 200, createAssetHeaders("text/css")))
    .get("/console.svg", (c) => c.body(icon, 200, createAssetHeaders("image/svg+xml")))
    .get("/console/:module", async (c, next) => {
      const code = await getClientModule(c.req.param("module"));
      return code === undefined ? next() : c.body(code, 200, createAssetHeaders("text/javascript"));
    });
}
