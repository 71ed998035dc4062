import * as v from "valibot";
import type { Country, Tenancy } from "../../../api/generated/main.ts";
import { createPersonEntries, optionalPhone } from "../../../forms/rules/personRules.ts";
import { optionalChoice, optionalLine } from "../../../forms/rules/rules.ts";

const tenancies = ["OWNER", "TENANT"] as const satisfies readonly Tenancy[];

/** Validates a customer's data by the rules of the country; the output is the input of `updateCustomer`. */
export function createCustomerSchema(country: Country) {
  return v.object({
    ...createPersonEntries(country),
    company: optionalLine,
    alternatePhone: optionalPhone(country),
    tenancy: optionalChoice(tenancies),
  });
}
