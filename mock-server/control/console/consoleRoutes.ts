import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { html } from "hono/html";
import { operationNames } from "#rules/operationNames.ts";
import { countries } from "#seeds/countries/countrySeeds.ts";
import { fontFace, fontPath, logo, sendFont } from "#services/brand.ts";
import { findOrigins, type ServiceOrigins } from "#services/requestContext.ts";
import { bundleClient } from "../bundleClient.ts";

/** Data that the console's client cannot read from the control API. */
export interface ConsoleSettings {
  portalPort: number;
  /** Port of the main API; empty for the default port of HTTP. */
  backendPort: string;
  origins: ServiceOrigins;
  countries: readonly string[];
  /** Names of the portal's operations, for suggestions. */
  operations: readonly string[];
}

/** The page uses only its own origin, and its scripts cannot create markup from strings. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

const readFile = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const style = fontFace + readFile("../client/shared.css") + readFile("./console.css");

const createAssetHeaders = (type: string) => ({
  "content-type": `${type}; charset=utf-8`,
  "cache-control": "no-cache",
  "x-content-type-options": "nosniff",
});
const script = createAssetHeaders("text/javascript");

const consoleClient = new URL("./client/main.tsx", import.meta.url);
const toolbarClient = new URL("../toolbar/client/main.tsx", import.meta.url);

interface ConsoleTargets {
  portalPort: number;
  origins: ServiceOrigins;
}

/** The console at `/` with its style sheet, font, logo and script, and the script of the toolbar in the portal. */
export function createConsoleRoutes({ portalPort, origins }: ConsoleTargets): Hono {
  return new Hono()
    .get("/", (c) => {
      c.header("content-security-policy", contentSecurityPolicy);
      c.header("cache-control", "no-cache");
      const { port: backendPort } = new URL(c.req.url);
      const ports = { backendPort, portalPort, origins: findOrigins(origins, c.req.raw) };
      return c.html(renderPage({ ...ports, countries, operations: operationNames }));
    })
    .get("/console.css", (c) => c.body(style, 200, createAssetHeaders("text/css")))
    .get("/logo.svg", (c) => c.body(logo, 200, createAssetHeaders("image/svg+xml")))
    .get(fontPath, sendFont)
    .get("/console.js", async (c) => c.body(await bundleClient(consoleClient), 200, script))
    .get("/toolbar.js", async (c) => c.body(await bundleClient(toolbarClient), 200, script));
}

/** Renders the page of the console, which its client fills. */
function renderPage(settings: ConsoleSettings) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Taglys mock backend</title>
    <link rel="icon" href="/logo.svg" />
    <link rel="stylesheet" href="/console.css" />
    <script type="module" src="/console.js"></script>
  </head>
  <body data-settings="${JSON.stringify(settings)}">
    <noscript>
      <p>The console requires JavaScript. The control API below <code>/control</code> works without it.</p>
    </noscript>
  </body>
</html>`;
}
