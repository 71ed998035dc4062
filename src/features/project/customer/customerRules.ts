import * as v from "valibot";
import { personChoices } from "#forms/rules/personChoices.ts";
import { createPersonEntries, optionalPhone } from "#forms/rules/personRules.ts";
import { optionalChoice, optionalLine } from "#forms/rules/rules.ts";
import type { Country } from "#locales.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

/** Validates changed data of a customer by the rules of the country; the output is the input of `updateCustomer`. */
export function createCustomerSchema(
  country: Country,
  current: Pick<InstallerRequest["customer"], "salutation" | "tenancy">,
) {
  return v.object({
    ...createPersonEntries(country, current.salutation),
    company: optionalLine,
    alternatePhone: optionalPhone(country),
    tenancy: optionalChoice(personChoices.tenancy, current.tenancy),
  });
}
