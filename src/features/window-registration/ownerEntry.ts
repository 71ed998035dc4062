/** The fields of the owner, as `PersonFields` names them. */
export const ownerFields = [
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

type OwnerField = (typeof ownerFields)[number];

/** The owner as being entered. A field that the country does not ask for is empty; a ticked box is "on". */
export type OwnerEntry = Readonly<Record<OwnerField, string>>;

export const noOwner: OwnerEntry = {
  salutation: "",
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  street: "",
  houseNumber: "",
  postCode: "",
  city: "",
  county: "",
  acceptedMarketing: "",
};

/** What the owner's fields of a form hold. */
export function ownerOf(form: HTMLFormElement): OwnerEntry {
  const data = new FormData(form);
  const entries = ownerFields.map((name) => [name, String(data.get(name) ?? "")]);
  return { ...noOwner, ...Object.fromEntries(entries) };
}

export function isOwnerField(name: string): boolean {
  return ownerFields.some((field) => field === name);
}
