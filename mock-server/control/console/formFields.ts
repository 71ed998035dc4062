import { html } from "hono/html";

/** HTML that is escaped already. */
export type Markup = ReturnType<typeof html>;

interface Field {
  /** Id of the form; ids of its fields start with it. */
  form: string;
  /** As the control API calls it, so that a refusal can be shown at the field. */
  name: string;
  label: string;
  /** Shown below the field. */
  hint?: string;
}

interface TextField extends Field {
  type?: "text" | "search" | "datetime-local" | "file";
  value?: string;
  numeric?: boolean;
  /** Values to choose from; others can be typed. */
  suggestions?: readonly string[];
}

export function textField(field: TextField): Markup {
  const { form, name, type = "text", value = "", numeric = false, suggestions } = field;
  const id = `${form}-${name}`;
  return labelled(
    field,
    html`<input id="${id}" name="${name}" type="${type}" ${type === "file" ? "" : html`value="${value}"`}
      ${numeric ? html`inputmode="numeric"` : ""} ${type === "datetime-local" ? html`step="1"` : ""}
      ${suggestions ? html`list="${id}-list"` : ""} ${describedByHint(field)} autocomplete="off" spellcheck="false" />
      ${suggestions ? html`<datalist id="${id}-list">${suggestions.map((it) => html`<option value="${it}"></option>`)}</datalist>` : ""}`,
  );
}

export function jsonField(field: Field): Markup {
  return labelled(
    field,
    html`<textarea id="${field.form}-${field.name}" name="${field.name}" rows="2" ${describedByHint(field)}
      autocomplete="off" spellcheck="false"></textarea>`,
  );
}

export interface Option {
  value: string;
  text: string;
}

export function selectField(field: Field & { options: readonly Option[] }): Markup {
  return labelled(
    field,
    html`<select id="${field.form}-${field.name}" name="${field.name}" ${describedByHint(field)}>
      ${field.options.map(({ value, text }) => html`<option value="${value}">${text}</option>`)}
    </select>`,
  );
}

/** Where a form, or a group of buttons, says what came of it. */
export function outcome(): Markup {
  return html`<p role="status"></p><p role="alert"></p>`;
}

function labelled({ form, name, label, hint }: Field, control: Markup): Markup {
  return html`<div class="field">
    <label for="${form}-${name}">${label}</label>
    ${control}
    ${hint === undefined ? "" : html`<p class="hint" id="${form}-${name}-hint">${hint}</p>`}
  </div>`;
}

function describedByHint({ form, name, hint }: Field): Markup | "" {
  return hint === undefined ? "" : html`aria-describedby="${form}-${name}-hint"`;
}
