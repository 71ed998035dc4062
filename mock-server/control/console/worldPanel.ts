import { html } from "hono/html";
import { renderFaultForm } from "./faultForm.ts";
import { type Markup, renderMessages, renderSelectField, renderTextField } from "./formFields.ts";

/** Renders the sections about the selected world, which the page's script fills. */
export function renderWorldPanel(): Markup {
  return html`<div class="card" id="world-actions">
      <p><span id="world-facts"></span></p>
      <p class="buttons">
        <a class="primary" id="open-portal">Open the portal in this world</a>
        <button type="button" id="reset-world">Reset</button>
        <a class="button" id="save-world" download>Save as a file</a>
        <button type="button" id="delete-world">Delete</button>
      </p>
      ${renderMessages()}
    </div>
    <div class="columns">
      <section class="card" id="people" aria-labelledby="people-title">
        <h3 id="people-title">Personas</h3>
        <ul class="people" id="persona-list"></ul>
        ${renderMessages()}
      </section>
      <div class="stack">${renderClockCard()}${renderProviderCard()}</div>
    </div>
    <section class="card" id="faults" aria-labelledby="faults-title">
      <h3 id="faults-title" tabindex="-1">Faults</h3>
      <p id="no-faults">No active faults.</p>
      <ul class="faults" id="fault-list"></ul>
      ${renderMessages()}
      ${renderFaultForm()}
    </section>
    ${renderJournalCard()}`;
}

function renderClockCard(): Markup {
  return html`<section class="card" id="clock" aria-labelledby="clock-title">
    <h3 id="clock-title">Clock</h3>
    <p class="now"><time id="now"></time> <span id="clock-state"></span></p>
    <p class="buttons" role="group" aria-label="Advance">
      <button type="button" data-advance="3600">+ 1 hour</button>
      <button type="button" data-advance="86400">+ 1 day</button>
      <button type="button" data-advance="90000">+ 25 hours</button>
      <button type="button" id="freeze">Freeze</button>
    </p>
    <form id="set-clock" novalidate>
      <div class="fields">${renderTextField({ form: "set-clock", name: "set", label: "New time (UTC)", type: "datetime-local" })}</div>
      <p><button>Set the clock</button></p>
    </form>
    ${renderMessages()}
  </section>`;
}

function renderProviderCard(): Markup {
  const form = "provider";
  return html`<section class="card" aria-labelledby="provider-title">
    <h3 id="provider-title">Sign-in provider</h3>
    <form id="${form}" novalidate>
      <p class="choice">
        <input type="checkbox" id="provider-timesAsStrings" name="timesAsStrings" />
        <label for="provider-timesAsStrings">Send times in token responses as strings</label>
      </p>
      <div class="fields">
        ${renderSelectField({
          form,
          name: "issuerForm",
          label: "Issuer",
          options: [
            { value: "plain", text: "without the policy" },
            { value: "policy", text: "with the policy" },
          ],
        })}
        ${renderTextField({ form, name: "idTokenSeconds", label: "Lifetime of id tokens in seconds", numeric: true, hint: "Default: 3600" })}
        ${renderTextField({ form, name: "refreshTokenSeconds", label: "Lifetime of refresh tokens in seconds", numeric: true, hint: "Default: 86400" })}
      </div>
      <p><button>Save settings</button></p>
      ${renderMessages()}
    </form>
    <form id="revoke" novalidate>
      <div class="fields">${renderSelectField({ form: "revoke", name: "persona", label: "Revoke the refresh tokens of", options: [] })}</div>
      <p><button>Revoke</button></p>
      ${renderMessages()}
    </form>
  </section>`;
}

function renderJournalCard(): Markup {
  return html`<section class="card" id="journal" aria-labelledby="journal-title">
    <h3 id="journal-title">Journal</h3>
    <div class="journal-bar">
      ${renderTextField({ form: "journal", name: "filter", label: "Filter requests", type: "search", hint: "Operation, service, path, status or error code" })}
      <p class="choice"><input type="checkbox" id="follow" checked /> <label for="follow">Follow live</label></p>
      <p><button type="button" id="clear-journal">Clear</button></p>
    </div>
    <p class="hint"><span id="journal-count"></span> <span id="journal-state"></span></p>
    ${renderMessages()}
    <ol class="entries" id="entries"></ol>
  </section>`;
}
