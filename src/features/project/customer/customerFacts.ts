import type { FormTexts } from "#forms/formTexts.ts";
import type { PersonField } from "#forms/person/personLabels.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import type { UpdateCustomerMutationVariables } from "./customer.generated.ts";
import { hasCustomerData } from "./customerDraft.ts";

/** The facts of a customer in their order, each with the fields in which it is changed. */
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

/** The facts of which any field is as the condition says. */
export function findFacts(condition: (field: PersonField) => boolean): CustomerFact[] {
  return facts.filter((fact) => factFields[fact].some(condition));
}

/** The fields in which the facts are changed. */
export function getFields(someFacts: readonly CustomerFact[]): PersonField[] {
  return someFacts.flatMap((fact): readonly PersonField[] => factFields[fact]);
}

/** What a form changes: all fields of the facts in which it holds something else than before. */
export function pickChanges(before: Customer, texts: FormTexts, valid: CustomerInput): CustomerChanges {
  const changed = findFacts((name) => !hasCustomerData(before, { [name]: texts[name] }));
  return Object.fromEntries(getFields(changed).map((name) => [name, valid[name]]));
}

/** The facts to change that were changed elsewhere meanwhile, and differently. */
export function findConflicts(before: Customer, changes: CustomerChanges, current: Customer): CustomerFact[] {
  const changedElsewhere = findFacts((name) => !hasCustomerData(before, { [name]: current[name] }));
  return changedElsewhere.filter((fact) =>
    getFields([fact]).some((name) => name in changes && !hasCustomerData(current, { [name]: changes[name] })),
  );
}
