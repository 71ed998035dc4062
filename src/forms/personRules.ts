import * as v from "valibot";
import type { Country, Salutation } from "../api/generated/main/graphql.ts";
import { countryFacts } from "../countryFacts.ts";
import { mayBePhoneNumber } from "./numberingPlans.ts";
import { choiceOf, email, optionalHouseNumber, optionalLine, requiredLine } from "./rules.ts";

const salutations = ["MR", "MRS"] as const satisfies readonly Salutation[];

/** A telephone number of the country, or an international one, as far as numbering plans are loaded; null where none is given. */
export function phoneIn(country: Country) {
  return v.pipe(
    optionalLine,
    v.check((phone) => phone === null || mayBePhoneNumber(phone, country), "phone"),
  );
}

/** What every form asks of a person and an address, by the country's rules. */
export function personEntries(country: Country) {
  return {
    salutation: choiceOf(salutations),
    firstName: requiredLine,
    lastName: requiredLine,
    email,
    phone: phoneIn(country),
    street: requiredLine,
    houseNumber: optionalHouseNumber,
    postCode: v.pipe(
      v.string("required"),
      v.trim(),
      v.nonEmpty("required"),
      v.transform((text) => inPostCodeForm(text, country)),
      v.regex(countryFacts[country].postCode.pattern, "postCode"),
    ),
    city: requiredLine,
    // Most countries' forms do not ask for one.
    county: v.optional(optionalLine, ""),
    acceptedMarketing: v.optional(
      v.pipe(
        v.string("required"),
        v.transform((value) => value === "on"),
      ),
      "",
    ),
  };
}

/** A post code with capitals and its blank where they belong: people leave both out. */
function inPostCodeForm(text: string, country: Country): string {
  const { blankBefore } = countryFacts[country].postCode;
  const compact = text.replaceAll(/\s/g, "").toUpperCase();
  if (blankBefore === undefined || compact.length <= blankBefore) return compact;
  return `${compact.slice(0, -blankBefore)} ${compact.slice(-blankBefore)}`;
}
