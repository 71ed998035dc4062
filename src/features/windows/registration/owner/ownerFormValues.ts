import { createEmptyTexts } from "#forms/draftTexts.ts";
import { basicPersonFields } from "#forms/person/personLabels.ts";

type OwnerField = (typeof basicPersonFields)[number];

/** A field that the country does not have is empty; a ticked box is "on". */
export type OwnerFormValues = Readonly<Record<OwnerField, string>>;

export const emptyOwner: OwnerFormValues = createEmptyTexts(basicPersonFields);

/** Reads the owner from the uncontrolled fields of a form. */
export function readOwner(form: HTMLFormElement): OwnerFormValues {
  const data = new FormData(form);
  const entries = basicPersonFields.map((name) => [name, String(data.get(name) ?? "")]);
  return { ...emptyOwner, ...Object.fromEntries(entries) };
}

export function isOwnerField(name: string): boolean {
  return basicPersonFields.some((field) => field === name);
}
