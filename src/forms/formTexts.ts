/** The texts of a form's controls by name, such as `owner.street` or `windows.2.key`. A ticked box is "on". */
export type FormTexts = Readonly<Record<string, string>>;

/** The texts of a stored draft. Leaves out unknown fields. Undefined if the draft is damaged. */
export function parseFormTexts(
  stored: unknown,
  isField: (name: string) => boolean,
): Record<string, string> | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const texts = Object.entries(stored).filter(([name]) => isField(name));
  return texts.every(([, text]) => typeof text === "string") ? Object.fromEntries(texts) : undefined;
}

/** The texts that differ from the others. A missing text is empty. */
export function pickDifferentTexts(texts: FormTexts, others: FormTexts): FormTexts {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== (others[name] ?? "")));
}

/** The texts whose names begin with a prefix, such as `owner.`. Their new names lack the prefix. */
export function pickTextsOf(texts: FormTexts, prefix: string): FormTexts {
  const entries = Object.entries(texts).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(entries.map(([name, text]) => [name.slice(prefix.length), text]));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function getControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      control.matches("input[name], select[name], textarea[name]") && "value" in control,
  );
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "radio" || control.type === "checkbox";

/** Reads the controls one by one: `FormData` would lack boxes that are not ticked. */
export function readFormTexts(form: HTMLFormElement): FormTexts {
  const texts: Record<string, string> = {};
  for (const control of getControls(form)) {
    if (isChoice(control) && !control.checked) texts[control.name] ??= "";
    else texts[control.name] = control.value;
  }
  return texts;
}

/** Writes texts into the controls with their names, for changes that the customer did not type. */
export function writeFormTexts(form: HTMLFormElement, texts: FormTexts): void {
  for (const control of getControls(form)) {
    const text = texts[control.name];
    if (text === undefined) continue;
    if (isChoice(control)) control.checked = control.value === text;
    else control.value = text;
  }
}
