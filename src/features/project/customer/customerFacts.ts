import type { PersonField } from "#forms/person/personLabels.ts";
import type { FieldErrors } from "#forms/rules/fieldErrors.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
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

/** The facts of which the form holds something else than the service. */
export function findChangedFacts(customer: Customer, values: Customer): CustomerFact[] {
  return facts.filter((fact) =>
    factFields[fact].some((name) => !hasCustomerData(customer, { [name]: values[name] })),
  );
}

/** The fields of the facts, and of those in which there is an error. */
export function getShownFields(shownFacts: readonly CustomerFact[], errors: FieldErrors): PersonField[] {
  const isShown = (fact: CustomerFact) =>
    shownFacts.includes(fact) || factFields[fact].some((name) => errors[name]);
  return facts.filter(isShown).flatMap((fact): readonly PersonField[] => factFields[fact]);
}
