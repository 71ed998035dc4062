import { html } from "hono/html";
import { countrySeeds } from "../../world/countries/countrySeeds.ts";
import { currentKit } from "../../world/liveKit.ts";
import { nameOfCountry } from "./countryCards.ts";
import { jsonField, type Markup, outcome, selectField, textField } from "./formFields.ts";

/** The list of worlds, which the page's script fills, and the forms that make a new one. */
export function worldForms(): Markup {
  const { scenarios } = currentKit();
  const names = Object.keys(scenarios);
  return html`<div class="columns">
    <div class="card" id="all-worlds">
      <h3 id="all-worlds-title" tabindex="-1">All worlds</h3>
      <ul class="worlds" id="world-list"></ul>
      ${outcome()}
    </div>
    <div class="stack">
      <form class="card" id="new-world" novalidate>
        <h3>Make a world</h3>
        <div class="fields">
          ${selectField({
            form: "new-world",
            name: "country",
            label: "Country",
            options: Object.values(countrySeeds).map(({ country }) => ({
              value: country,
              text: `${nameOfCountry(country)} (${country})`,
            })),
          })}
          ${selectField({
            form: "new-world",
            name: "scenario",
            label: "Scenario",
            options: names.map((name) => ({ value: name, text: name })),
          })}
        </div>
        <p class="hint" id="scenario-description" aria-live="polite"></p>
        <div class="fields">
          ${textField({ form: "new-world", name: "id", label: "Id", hint: "Lower-case letters, digits, hyphens. Empty: one is made up" })}
          ${jsonField({ form: "new-world", name: "parameters", label: "Parameters as JSON", hint: 'If the scenario takes any: {"count": 3}' })}
        </div>
        <p><button class="primary">Make world</button></p>
        ${outcome()}
      </form>
      <form class="card" id="restore-world" novalidate>
        <h3>Restore a world from a file</h3>
        <div class="fields">
          ${textField({ form: "restore-world", name: "file", label: "File", type: "file", hint: "Saved by “Save as a file”" })}
          ${textField({ form: "restore-world", name: "id", label: "Id", hint: "Empty: the one in the file" })}
        </div>
        <p><button>Restore world</button></p>
        ${outcome()}
      </form>
    </div>
  </div>`;
}

/** Every scenario with what is in it and which parameters it takes. */
export function scenarioList(): Markup {
  return html`<dl class="scenarios">${Object.entries(currentKit().scenarios).map(
    ([name, { description, parameters }]) => html`<div>
      <dt><code>${name}</code></dt>
      <dd data-scenario="${name}">${description}.${parameterNames(parameters)}</dd>
    </div>`,
  )}</dl>`;
}

function parameterNames({ entries }: { entries: object }): string {
  const names = Object.keys(entries);
  return names.length === 0 ? "" : ` Parameters: ${names.join(", ")}.`;
}
