import { countryFacts } from "../../schema/countries.ts";
import type { Country } from "../generated/mainApi.ts";
import { formatText, type Texts } from "../texts/texts.ts";

/** Returns an error message for an invalid post code. */
export function checkPostCode(texts: Texts, country: Country, postCode: string): string | undefined {
  const { pattern, example } = countryFacts[country].postCode;
  return pattern.test(postCode.trim()) ? undefined : formatText(texts.invalidPostCode, { example });
}
