import { html } from "hono/html";

/** Escaped HTML. */
export type Markup = ReturnType<typeof html>;

interface Field {
  /** Id of the form, the prefix of the ids of its fields. */
  form: string;
  /** Name in the control API, so that an error can be shown at the field. */
  name: string;
  label: string;
  /** Shown below the field. */
  hint?: string;
}

interface TextField extends Field {
  type?: "text" | "search" | "datetime-local" | "file";
  value?: string;
  numeric?: boolean;
  /** Suggested values; others can be entered too. */
  suggestions?: readonly string[];
}

export function renderTextField(field: TextField): Markup {
  const { form, name, type = "text", value = "", numeric = false, suggestions } = field;
  const id = `${form}-${name}`;
  return renderField(
    field,
    html`<input id="${id}" name="${name}" type="${type}" ${type === "file" ? "" : html`value="${value}"`}
      ${numeric ? html`inputmode="numeric"` : ""} ${type === "datetime-local" ? html`step="1"` : ""}
      ${suggestions ? html`list="${id}-list"` : ""} ${renderDescribedBy(field)} autocomplete="off" spellcheck="false" />
      ${suggestions ? html`<datalist id="${id}-list">${suggestions.map((suggestion) => html`<option value="${suggestion}"></option>`)}</datalist>` : ""}`,
  );
}

export function renderJsonField(field: Field): Markup {
  return renderField(
    field,
    html`<textarea id="${field.form}-${field.name}" name="${field.name}" rows="2" ${renderDescribedBy(field)}
      autocomplete="off" spellcheck="false"></textarea>`,
  );
}

export interface Option {
  value: string;
  text: string;
}

export function renderSelectField(field: Field & { options: readonly Option[] }): Markup {
  return renderField(
    field,
    html`<select id="${field.form}-${field.name}" name="${field.name}" ${renderDescribedBy(field)}>
      ${field.options.map(({ value, text }) => html`<option value="${value}">${text}</option>`)}
    </select>`,
  );
}

/** Renders the message elements of a form or a section. */
export function renderMessages(): Markup {
  return html`<p role="status"></p><p role="alert"></p>`;
}

function renderField({ form, name, label, hint }: Field, control: Markup): Markup {
  return html`<div class="field">
    <label for="${form}-${name}">${label}</label>
    ${control}
    ${hint === undefined ? "" : html`<p class="hint" id="${form}-${name}-hint">${hint}</p>`}
  </div>`;
}

function renderDescribedBy({ form, name, hint }: Field): Markup | "" {
  return hint === undefined ? "" : html`aria-describedby="${form}-${name}-hint"`;
}
