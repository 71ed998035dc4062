import type { CustomerInput } from "#api/generated/main.ts";
import type { DraftTexts } from "#forms/draftTexts.ts";
import type { PersonField } from "#forms/person/personLabels.ts";
import type { FieldErrors } from "#forms/rules/fieldErrors.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { fillCustomer, hasCustomerData } from "./customerDraft.ts";

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

export type CustomerChanges = Partial<CustomerInput>;

/** The facts of which the form holds something else than the service. */
export function findChangedFacts(customer: Customer, values: Customer): CustomerFact[] {
  return facts.filter((fact) =>
    getFields(fact).some((name) => !hasCustomerData(customer, { [name]: values[name] })),
  );
}

/** What a form changes: all fields of the facts in which it holds something else than before. */
export function pickChanges(before: Customer, texts: DraftTexts, valid: CustomerInput): CustomerChanges {
  const names = findChangedFacts(before, fillCustomer(before, texts)).flatMap(getFields);
  return Object.fromEntries(names.map((name) => [name, valid[name]]));
}

/** The facts to change that were changed elsewhere meanwhile, and differently. */
export function findConflicts(before: Customer, changes: CustomerChanges, current: Customer): CustomerFact[] {
  return findChangedFacts(before, current).filter((fact) =>
    getFields(fact).some((name) => name in changes && !hasCustomerData(current, { [name]: changes[name] })),
  );
}

/** The fields in which a fact is changed. */
export function getFields(fact: CustomerFact): readonly PersonField[] {
  return factFields[fact];
}

/** The fields of the facts, and of those in which there is an error. */
export function getShownFields(shownFacts: readonly CustomerFact[], errors: FieldErrors): PersonField[] {
  const isShown = (fact: CustomerFact) =>
    shownFacts.includes(fact) || getFields(fact).some((name) => errors[name]);
  return facts.filter(isShown).flatMap(getFields);
}
