import * as v from "valibot";
import type { Salutation } from "#api/generated/main.ts";
import type { Country } from "#locales.ts";
import { countryFacts } from "#schema/countries.ts";
import type { FormTexts } from "../formTexts.ts";
import { type FieldErrors, noFieldErrors } from "./fieldErrors.ts";
import { isAcceptedPhoneNumber } from "./numberingPlans.ts";
import { personChoices } from "./personChoices.ts";
import { email, optionalChoice, optionalHouseNumber, optionalLine, requiredLine, trim } from "./rules.ts";

/** A telephone number of the country or an international one; a blank one becomes null. */
export function optionalPhone(country: Country) {
  return v.pipe(
    optionalLine,
    v.check((phone) => phone === null || isAcceptedPhoneNumber(phone, country), "phone"),
  );
}

/** The schema entries of a person and their address, by the rules of the country. A title that is not changed stays as it is. */
export function createPersonEntries(country: Country, currentTitle: Salutation | null = null) {
  return {
    salutation: optionalChoice(personChoices.salutation, currentTitle),
    firstName: requiredLine,
    lastName: requiredLine,
    email,
    phone: optionalPhone(country),
    street: requiredLine,
    houseNumber: optionalHouseNumber,
    postCode: v.pipe(
      v.string("required"),
      trim,
      v.nonEmpty("required"),
      v.transform((text) => formatPostCode(text, country)),
      v.regex(countryFacts[country].postCode.pattern, "postCode"),
    ),
    city: requiredLine,
    // The forms of most countries have no field for the county.
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

const numberAtEnd = /[\s,]\d[\d/–-]*\s?\p{L}?$/u;
const numberAtStart = /^\d[\d/–-]*\p{L}?[\s,]/u;

/** Whether the street contains a house number: browsers fill in both as one line, and people type them that way. */
export function findAddressDoubts(texts: FormTexts, country: Country, prefix = ""): FieldErrors {
  const [street = "", number = ""] = ["street", "houseNumber"].map((name) => texts[prefix + name]?.trim());
  const { britishAddresses } = countryFacts[country];
  const hasNumber = numberAtEnd.test(street) || (britishAddresses && numberAtStart.test(street));
  return number !== "" && hasNumber
    ? { [`${prefix}houseNumber`]: { rule: "houseNumberTwice" } }
    : noFieldErrors;
}

/** Removes hyphens and the country code, which people add, and adds the capitals and the blank, which they leave out. */
function formatPostCode(text: string, country: Country): string {
  const { example, variant } = countryFacts[country].postCode;
  const [, end] = example.split(" ");
  const capitals = text.replaceAll(/[\s\p{DI}\p{P}]/gu, "").toUpperCase();
  const compact = variant ? capitals.replace(...variant) : capitals;
  if (end === undefined || compact.length <= end.length) return compact;
  return `${compact.slice(0, -end.length)} ${compact.slice(-end.length)}`;
}
