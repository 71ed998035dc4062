import { html } from "hono/html";
import type { WorldRegistry } from "../../world/worldRegistry.ts";
import { type ConsoleAddresses, countryCards } from "./countryCards.ts";
import type { Markup } from "./formFields.ts";
import { scenarioList, worldForms } from "./worldForms.ts";
import { worldPanel } from "./worldPanel.ts";

interface ConsolePage {
  worlds: WorldRegistry;
  addresses: ConsoleAddresses;
  /** Addresses of the page's modules, the one to start first. */
  modules: readonly string[];
}

/**
 * The page at the control port's root. Countries, personas and scenarios stand in it as it is; what needs the control
 * API appears with the page's script.
 */
export function consolePage({ worlds, addresses, modules }: ConsolePage): Markup {
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
    <main id="content" tabindex="-1" data-portal-port="${addresses.portalPort}">
      <section id="countries" aria-labelledby="countries-title">
        <h2 id="countries-title">Countries</h2>
        <p>Open a country's portal and sign in as a persona: pick one on the sign-in page, or type its e-mail address and password.</p>
        ${countryCards(worlds, addresses)}
      </section>
      <noscript><p>Making and steering worlds here needs JavaScript; the control API below <code>/control</code> does it without.</p></noscript>
      <section id="worlds" aria-labelledby="worlds-title" data-needs-script hidden>
        <h2 id="worlds-title">Worlds</h2>
        <p>A world is all state of one mock backend. Each country has a standing one; others are made by hand or by tests.</p>
        ${worldForms()}
      </section>
      <section id="world" aria-labelledby="world-title" hidden>
        <h2 id="world-title" tabindex="-1">World <span id="world-name"></span></h2>
        ${worldPanel()}
      </section>
      <section id="scenarios" aria-labelledby="scenarios-title">
        <h2 id="scenarios-title">Scenarios</h2>
        ${scenarioList()}
      </section>
    </main>
    <dialog id="confirmation" aria-labelledby="confirmation-question">
      <p id="confirmation-question"></p>
      <form method="dialog" class="buttons">
        <button value="no">Keep it</button>
        <button value="yes" class="primary" id="confirmation-yes"></button>
      </form>
    </dialog>
  </body>
</html>`;
}
