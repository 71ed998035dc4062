import * as v from "valibot";
import type { Country, Tenancy } from "../../api/generated/main/graphql.ts";
import { personEntries, phoneIn } from "../../forms/personRules.ts";
import { choiceOf, optionalLine } from "../../forms/rules.ts";

const tenancies = ["OWNER", "TENANT"] as const satisfies readonly Tenancy[];

/** What a customer's data must be by the country's rules; the output is what `updateCustomer` takes. */
export function customerSchema(country: Country) {
  return v.object({
    ...personEntries(country),
    company: optionalLine,
    alternatePhone: phoneIn(country),
    tenancy: choiceOf(tenancies),
  });
}
