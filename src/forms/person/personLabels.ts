/** The labels of a person's fields by field name, in the order of the form. */
export const personLabels = {
  salutation: "person.salutation",
  firstName: "person.firstName",
  lastName: "person.lastName",
  company: "person.company",
  email: "person.email",
  phone: "person.phone",
  alternatePhone: "person.alternatePhone",
  street: "person.street",
  houseNumber: "person.houseNumber",
  postCode: "person.postCode",
  city: "person.city",
  county: "person.county",
  tenancy: "person.tenancy",
  acceptedMarketing: "person.acceptedMarketing",
} as const;

export type PersonField = keyof typeof personLabels;

/** The fields of a person in every form. */
export const basicPersonFields = [
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
] as const satisfies readonly PersonField[];
