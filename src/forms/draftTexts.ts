/** What is typed into the fields of a form, by their names. A ticked box is "on". */
export type DraftTexts = Readonly<Record<string, string>>;

/** The stored texts; those of no field are dropped. Undefined where they are damaged. */
export function parseDraftTexts(stored: unknown, fields: readonly string[]): DraftTexts | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const texts = Object.entries(stored).filter(([name]) => fields.includes(name));
  return texts.every(([, text]) => typeof text === "string") ? Object.fromEntries(texts) : undefined;
}

/** Reads the texts from the uncontrolled fields of a form. */
export function readDraftTexts(form: HTMLFormElement): DraftTexts {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** The texts of a form in which nothing was typed. */
export function createEmptyTexts<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>;
}
