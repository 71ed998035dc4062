import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { ServiceOrigins } from "../../graphql/context.ts";
import type { WorldRegistry } from "../../world/worldRegistry.ts";
import { clientModule, moduleNames } from "./clientModules.ts";
import { consolePage } from "./consolePage.ts";

/** The page loads and calls its own server alone; the text of its script never becomes markup. */
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
const picture = readFileSync(new URL("./console.svg", import.meta.url), "utf8");

const asset = (type: string) => ({
  "content-type": `${type}; charset=utf-8`,
  "cache-control": "no-cache",
  "x-content-type-options": "nosniff",
});

/** The console at the root, with its style sheet, picture and modules. */
export function consoleRoutes(
  worlds: WorldRegistry,
  { portalPort, origins }: { portalPort: number; origins: ServiceOrigins },
): Hono {
  const modules = moduleNames.map((name) => `/console/${name}`);
  return new Hono()
    .get("/", (c) => {
      c.header("content-security-policy", contentSecurityPolicy);
      c.header("cache-control", "no-cache");
      const addresses = { backendPort: new URL(c.req.url).port, portalPort, origins };
      return c.html(consolePage({ worlds, addresses, modules }));
    })
    .get("/console.css", (c) => c.body(style, 200, asset("text/css")))
    .get("/console.svg", (c) => c.body(picture, 200, asset("image/svg+xml")))
    .get("/console/:module", async (c, next) => {
      const code = await clientModule(c.req.param("module"));
      return code === undefined ? next() : c.body(code, 200, asset("text/javascript"));
    });
}
