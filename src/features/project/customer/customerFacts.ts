import type { FormTexts } from "#forms/formTexts.ts";
import type { PersonField } from "#forms/person/personLabels.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import type { UpdateCustomerMutationVariables } from "./customer.generated.ts";
import { hasCustomerData } from "./customerDraft.ts";

/** The facts of a customer in their order, each with its fields in the form. */
const factFields = {
  name: ["salutation", "firstName", "lastName"],
  company: ["company"],
  email: ["email"],
  phone: ["phone"],
  alternatePhone: ["alternatePhone"],
  address: ["street", "houseNumber", "postCode", "city", "county"],
  tenancy: ["tenancy"],
  marketing: ["acceptedMarketing"],
} as const satisfies Record<string, readonly PersonField[]>;

export type CustomerFact = keyof typeof factFields;

const facts = Object.keys(factFields) as CustomerFact[];

type Customer = InstallerRequest["customer"];

export type CustomerInput = UpdateCustomerMutationVariables["customer"];
export type CustomerChanges = Partial<CustomerInput>;

/** The facts with any field for which the condition is true. */
export function findFacts(condition: (field: PersonField) => boolean): CustomerFact[] {
  return facts.filter((fact) => factFields[fact].some(condition));
}

/** The form's fields for these facts. */
export function getFields(someFacts: readonly CustomerFact[]): PersonField[] {
  return someFacts.flatMap((fact): readonly PersonField[] => factFields[fact]);
}

/** The changes of a form: all fields of the facts that it changes. */
export function pickChanges(before: Customer, texts: FormTexts, valid: CustomerInput): CustomerChanges {
  const changed = findFacts((name) => !hasCustomerData(before, { [name]: texts[name] }));
  return Object.fromEntries(getFields(changed).map((name) => [name, valid[name]]));
}

/** The facts to change that somebody has changed differently meanwhile. */
export function findConflicts(before: Customer, changes: CustomerChanges, current: Customer): CustomerFact[] {
  const changedElsewhere = findFacts((name) => !hasCustomerData(before, { [name]: current[name] }));
  return changedElsewhere.filter((fact) =>
    getFields([fact]).some((name) => name in changes && !hasCustomerData(current, { [name]: changes[name] })),
  );
}
