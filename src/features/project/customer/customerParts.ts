import type { FormTexts } from "#forms/formTexts.ts";
import type { PersonField } from "#forms/person/personLabels.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import type { UpdateCustomerMutationVariables } from "./customer.generated.ts";
import { hasCustomerData } from "./customerDraft.ts";

/** The parts of a customer in their order, each with its fields in the form. */
const partFields = {
  name: ["salutation", "firstName", "lastName"],
  company: ["company"],
  email: ["email"],
  phone: ["phone"],
  alternatePhone: ["alternatePhone"],
  address: ["street", "houseNumber", "postCode", "city", "county"],
  tenancy: ["tenancy"],
  marketing: ["acceptedMarketing"],
} as const satisfies Record<string, readonly PersonField[]>;

export type CustomerPart = keyof typeof partFields;

const parts = Object.keys(partFields) as CustomerPart[];

type Customer = InstallerRequest["customer"];

export type CustomerInput = UpdateCustomerMutationVariables["customer"];
export type CustomerChanges = Partial<CustomerInput>;

/** The parts with any field for which the condition is true. */
export function findParts(condition: (field: PersonField) => boolean): CustomerPart[] {
  return parts.filter((part) => partFields[part].some(condition));
}

/** The form's fields for these parts. */
export function getFields(someParts: readonly CustomerPart[]): PersonField[] {
  return someParts.flatMap((part): readonly PersonField[] => partFields[part]);
}

/** The changes of a form: all fields of the parts that it changes. */
export function pickChanges(before: Customer, texts: FormTexts, valid: CustomerInput): CustomerChanges {
  const changed = findParts((name) => !hasCustomerData(before, { [name]: texts[name] }));
  return Object.fromEntries(getFields(changed).map((name) => [name, valid[name]]));
}

/** The parts of the form that somebody has meanwhile changed to other values. */
export function findConflicts(before: Customer, changes: CustomerChanges, current: Customer): CustomerPart[] {
  const changedElsewhere = findParts((name) => !hasCustomerData(before, { [name]: current[name] }));
  return changedElsewhere.filter((part) =>
    getFields([part]).some((name) => name in changes && !hasCustomerData(current, { [name]: changes[name] })),
  );
}
