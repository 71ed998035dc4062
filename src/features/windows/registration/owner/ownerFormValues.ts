import { createEmptyTexts } from "#forms/draftTexts.ts";

/** The names of the fields in `PersonFields`. */
export const ownerFieldNames = [
  "salutation",
  "firstName",
  "lastName",
  "email",
  "phone",
  "street",
  "houseNumber",
  "postCode",
  "city",
  "county",
  "acceptedMarketing",
] as const;

type OwnerField = (typeof ownerFieldNames)[number];

/** A field that the country does not have is empty; a ticked box is "on". */
export type OwnerFormValues = Readonly<Record<OwnerField, string>>;

export const emptyOwner: OwnerFormValues = createEmptyTexts(ownerFieldNames);

/** Reads the owner from the uncontrolled fields of a form. */
export function readOwner(form: HTMLFormElement): OwnerFormValues {
  const data = new FormData(form);
  const entries = ownerFieldNames.map((name) => [name, String(data.get(name) ?? "")]);
  return { ...emptyOwner, ...Object.fromEntries(entries) };
}

export function isOwnerField(name: string): boolean {
  return ownerFieldNames.some((field) => field === name);
}
