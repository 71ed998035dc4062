import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import english from "#i18n/locales/en.json" with { type: "json" };
import { countryFacts } from "#schema/countries.ts";
import { formatPersonName } from "./formatPersonName.ts";

const intl = createIntl({ locale: "en", messages: english });
const person = { salutation: "MRS", firstName: "Ada", lastName: "Berg" };

it.each([
  ["with the title", "DE", person, "Mrs Ada Berg"],
  ["without a title that is unknown", "DE", { ...person, salutation: "DOCTOR" }, "Ada Berg"],
  ["without a title that is missing", "GB", { ...person, salutation: null }, "Ada Berg"],
  ["without the missing first name", "GB", { ...person, firstName: null }, "Mrs Berg"],
  ["without a title in Denmark", "DK", person, "Ada Berg"],
  ["without a title in Norway", "NO", person, "Ada Berg"],
  ["without a title in Sweden", "SE", person, "Ada Berg"],
] as const)("formatPersonName › formats a name %s", (_, country, parts, name) => {
  expect(formatPersonName(intl, parts, countryFacts[country])).toBe(name);
});
