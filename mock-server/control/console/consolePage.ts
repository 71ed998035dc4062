import { readFileSync } from "node:fs";
import { html } from "hono/html";
import { countries } from "../../seeds/countries/countrySeeds.ts";
import type { ServiceOrigins } from "../../services/requestContext.ts";

/** What the console's client cannot learn from the control API. */
export interface ConsoleSettings {
  portalPort: number;
  /** Port of the main API; empty for the default port of HTTP. */
  backendPort: string;
  origins: ServiceOrigins;
  countries: readonly string[];
  /** Names of the portal's operations, for suggestions. */
  operations: readonly string[];
}

/** Renders the page of the console, which its client fills. */
export function renderConsolePage(targets: Pick<ConsoleSettings, "portalPort" | "backendPort" | "origins">) {
  const settings: ConsoleSettings = { ...targets, countries, operations };
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Taglys mock backend</title>
    <link rel="icon" href="/console.svg" />
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

const operations = Object.keys(
  JSON.parse(readFileSync(new URL("../../../schema/operations.json", import.meta.url), "utf8")),
);
