import { html } from "hono/html";
import { scenarioNames, scenarios } from "../../scenarios/scenarios.ts";
import { countrySeeds } from "../../seeds/countries/countrySeeds.ts";
import { getCountryName } from "./countryCards.ts";
import {
  type Markup,
  renderJsonField,
  renderMessages,
  renderSelectField,
  renderTextField,
} from "./formFields.ts";

/** Renders the list of worlds, which the page's script fills, and the forms that create a world. */
export function renderWorldForms(): Markup {
  return html`<div class="columns">
    <div class="card" id="all-worlds">
      <h3 id="all-worlds-title" tabindex="-1">All worlds</h3>
      <ul class="worlds" id="world-list"></ul>
      ${renderMessages()}
    </div>
    <div class="stack">
      <form class="card" id="new-world" novalidate>
        <h3>Create a world</h3>
        <div class="fields">
          ${renderSelectField({
            form: "new-world",
            name: "country",
            label: "Country",
            options: Object.values(countrySeeds).map(({ country }) => ({
              value: country,
              text: `${getCountryName(country)} (${country})`,
            })),
          })}
          ${renderSelectField({
            form: "new-world",
            name: "scenario",
            label: "Scenario",
            options: scenarioNames.map((name) => ({ value: name, text: name })),
          })}
        </div>
        <p class="hint" id="scenario-description" aria-live="polite"></p>
        <div class="fields">
          ${renderTextField({ form: "new-world", name: "id", label: "Id", hint: "Lower-case letters, digits and hyphens. Empty: generated" })}
          ${renderJsonField({ form: "new-world", name: "parameters", label: "Parameters as JSON", hint: 'For scenarios with parameters, for example {"count": 3}' })}
        </div>
        <p><button class="primary">Create world</button></p>
        ${renderMessages()}
      </form>
      <form class="card" id="restore-world" novalidate>
        <h3>Restore a world from a file</h3>
        <div class="fields">
          ${renderTextField({ form: "restore-world", name: "file", label: "File", type: "file", hint: "A file saved with “Save as a file”" })}
          ${renderTextField({ form: "restore-world", name: "id", label: "Id", hint: "Empty: the id in the file" })}
        </div>
        <p><button>Restore world</button></p>
        ${renderMessages()}
      </form>
    </div>
  </div>`;
}

/** Renders all scenarios with their content and parameters. */
export function renderScenarioList(): Markup {
  return html`<dl class="scenarios">${Object.entries(scenarios).map(
    ([name, { description, parameters }]) => html`<div>
      <dt><code>${name}</code></dt>
      <dd data-scenario="${name}">${description}.${formatParameterNames(parameters)}</dd>
    </div>`,
  )}</dl>`;
}

function formatParameterNames({ entries }: { entries: object }): string {
  const names = Object.keys(entries);
  return names.length === 0 ? "" : ` Parameters: ${names.join(", ")}.`;
}
