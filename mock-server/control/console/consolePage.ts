import { html } from "hono/html";
import type { WorldRegistry } from "../../world/worldRegistry.ts";
import { type LinkTargets, renderCountryCards } from "./countryCards.ts";
import type { Markup } from "./formFields.ts";
import { renderScenarioList, renderWorldForms } from "./worldForms.ts";
import { renderWorldPanel } from "./worldPanel.ts";

interface ConsolePage {
  worlds: WorldRegistry;
  linkTargets: LinkTargets;
  /** URLs of the page's modules, the entry module first. */
  modules: readonly string[];
}

/**
 * Renders the console. It shows countries, personas and scenarios without scripts; the page's modules add what needs the
 * control API.
 */
export function renderConsolePage({ worlds, linkTargets, modules }: ConsolePage): Markup {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Taglys mock backend</title>
    <link rel="icon" href="/console.svg" />
    <link rel="stylesheet" href="/console.css" />
    ${modules.map((module) => html`<link rel="modulepreload" href="${module}" />`)}
    <script type="module" src="${modules[0]}"></script>
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <h1><img src="/console.svg" alt="" width="32" height="32" /> Taglys mock backend</h1>
      <nav aria-label="On this page">
        <ul>
          <li><a href="#countries">Countries</a></li>
          <li data-needs-script hidden><a href="#worlds">Worlds</a></li>
          <li data-needs-script hidden><a href="#world">Selected world</a></li>
          <li><a href="#scenarios">Scenarios</a></li>
        </ul>
      </nav>
    </header>
    <main id="content" tabindex="-1" data-portal-port="${linkTargets.portalPort}">
      <section id="countries" aria-labelledby="countries-title">
        <h2 id="countries-title">Countries</h2>
        <p>Open the portal of a country and sign in as a persona. Choose the persona on the sign-in page, or enter its e-mail address and password.</p>
        ${renderCountryCards(worlds, linkTargets)}
      </section>
      <noscript><p>Creating and changing worlds on this page requires JavaScript. The control API below <code>/control</code> works without it.</p></noscript>
      <section id="worlds" aria-labelledby="worlds-title" data-needs-script hidden>
        <h2 id="worlds-title">Worlds</h2>
        <p>A world is the isolated state of one mock backend. Each country has a standing world. Other worlds are created by people and tests.</p>
        ${renderWorldForms()}
      </section>
      <section id="world" aria-labelledby="world-title" hidden>
        <h2 id="world-title" tabindex="-1">World <span id="world-name"></span></h2>
        ${renderWorldPanel()}
      </section>
      <section id="scenarios" aria-labelledby="scenarios-title">
        <h2 id="scenarios-title">Scenarios</h2>
        ${renderScenarioList()}
      </section>
    </main>
    <dialog id="confirmation" aria-labelledby="confirmation-question">
      <p id="confirmation-question"></p>
      <form method="dialog" class="buttons">
        <button value="no">Cancel</button>
        <button value="yes" class="primary" id="confirmation-yes"></button>
      </form>
    </dialog>
  </body>
</html>`;
}
