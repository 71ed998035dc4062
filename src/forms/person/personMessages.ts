import { defineMessages, type MessageDescriptor } from "react-intl";

/** The labels of a person's fields by field name, in the order of the form. */
export const personLabels = defineMessages({
  salutation: {
    id: "person.salutation",
    defaultMessage: "Title",
    description: "Label of the field for Mr or Mrs",
  },
  firstName: { id: "person.firstName", defaultMessage: "First name", description: "Label of a field" },
  lastName: { id: "person.lastName", defaultMessage: "Last name", description: "Label of a field" },
  company: { id: "person.company", defaultMessage: "Company", description: "Label of a field" },
  email: { id: "person.email", defaultMessage: "E-mail address", description: "Label of a field" },
  phone: { id: "person.phone", defaultMessage: "Telephone", description: "Label of a field" },
  alternatePhone: {
    id: "person.alternatePhone",
    defaultMessage: "Second telephone",
    description: "Label of a field for another number of the same person",
  },
  street: { id: "person.street", defaultMessage: "Street", description: "Label of a field" },
  houseNumber: { id: "person.houseNumber", defaultMessage: "House number", description: "Label of a field" },
  postCode: { id: "person.postCode", defaultMessage: "Post code", description: "Label of a field" },
  city: { id: "person.city", defaultMessage: "Town", description: "Label of a field" },
  county: { id: "person.county", defaultMessage: "County", description: "Label of a field" },
  tenancy: {
    id: "person.tenancy",
    defaultMessage: "You live here as",
    description: "Label of the choice between owner and tenant",
  },
  acceptedMarketing: {
    id: "person.acceptedMarketing",
    defaultMessage: "Taglys may send me news and offers by e-mail",
    description: "Label of a box to tick",
  },
});

export const personMessages = defineMessages({
  noSalutation: {
    id: "person.salutation.none",
    defaultMessage: "Not stated",
    description: "Choice of somebody who does not want to be Mr or Mrs",
  },
  MR: { id: "person.salutation.MR", defaultMessage: "Mr", description: "Title of a man" },
  MRS: { id: "person.salutation.MRS", defaultMessage: "Mrs", description: "Title of a woman" },
  OWNER: { id: "person.tenancy.OWNER", defaultMessage: "Owner", description: "Somebody who owns the home" },
  TENANT: {
    id: "person.tenancy.TENANT",
    defaultMessage: "Tenant",
    description: "Somebody who rents the home",
  },
  other: {
    id: "person.other",
    defaultMessage: "Other",
    description: "Choice of a title, or of owner or tenant, that this version of the portal does not know",
  },
  noTenancy: {
    id: "person.tenancy.none",
    defaultMessage: "Not stated",
    description: "Choice of somebody who does not say whether the home is owned or rented",
  },
});

const { MR, MRS, OWNER, TENANT } = personMessages;
const choices = new Map<string | null, MessageDescriptor>(Object.entries({ MR, MRS, OWNER, TENANT }));

/** The message of a chosen option; undefined for a value that only a newer backend knows. */
export function getChoiceMessage(choice: string | null): MessageDescriptor | undefined {
  return choices.get(choice);
}
