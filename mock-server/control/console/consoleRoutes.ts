import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { findOrigins, type ServiceOrigins } from "../../services/requestContext.ts";
import { bundleClient } from "../bundleClient.ts";
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
  new URL("./style/dialogs.css", import.meta.url),
]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const icon = readFileSync(new URL("./console.svg", import.meta.url), "utf8");

const createAssetHeaders = (type: string) => ({
  "content-type": `${type}; charset=utf-8`,
  "cache-control": "no-cache",
  "x-content-type-options": "nosniff",
});

const consoleClient = new URL("./client/main.tsx", import.meta.url);
const toolbarClient = new URL("../toolbar/client/main.tsx", import.meta.url);

interface ConsoleTargets {
  portalPort: number;
  origins: ServiceOrigins;
}

/** The console at `/` with its style sheet, icon and script, and the script of the toolbar in the portal. */
export function createConsoleRoutes({ portalPort, origins }: ConsoleTargets): Hono {
  const script = createAssetHeaders("text/javascript");
  return new Hono()
    .get("/", (c) => {
      c.header("content-security-policy", contentSecurityPolicy);
      c.header("cache-control", "no-cache");
      const { port } = new URL(c.req.url);
      return c.html(
        renderConsolePage({ backendPort: port, portalPort, origins: findOrigins(origins, c.req.url) }),
      );
    })
    .get("/console.css", (c) => c.body(style, 200, createAssetHeaders("text/css")))
    .get("/console.svg", (c) => c.body(icon, 200, createAssetHeaders("image/svg+xml")))
    .get("/console.js", async (c) => c.body(await bundleClient(consoleClient), 200, script))
    .get("/toolbar.js", async (c) => c.body(await bundleClient(toolbarClient), 200, script));
}
