import * as v from "valibot";
import type { Country, Tenancy } from "#api/generated/main.ts";
import { createPersonEntries, optionalPhone } from "#forms/rules/personRules.ts";
import { optionalChoice, optionalLine } from "#forms/rules/rules.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

const tenancies = ["OWNER", "TENANT"] as const satisfies readonly Tenancy[];

/** Validates changed data of a customer by the rules of the country; the output is the input of `updateCustomer`. */
export function createCustomerSchema(
  country: Country,
  current: Pick<InstallerRequest["customer"], "salutation" | "tenancy" | "acceptedMarketing">,
) {
  return v.object({
    ...createPersonEntries(country, current),
    company: optionalLine,
    alternatePhone: optionalPhone(country),
    tenancy: optionalChoice(tenancies, current.tenancy),
  });
}
