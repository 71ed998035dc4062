import type { Country } from "../generated/mainApi.ts";

const postCodes: Record<Country, { pattern: RegExp; form: string }> = {
  AT: { pattern: /^\d{4}$/, form: "four digits" },
  CH: { pattern: /^\d{4}$/, form: "four digits" },
  DE: { pattern: /^\d{5}$/, form: "five digits" },
  DK: { pattern: /^\d{4}$/, form: "four digits" },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i, form: "a form such as SW1A 1AA" },
  IE: {
    pattern: /^[AC-FHKNPRTV-Y](?:\d{2}|6W) ?[\dAC-FHKNPRTV-Y]{4}$/i,
    form: "an Eircode such as D04 X2Y3",
  },
  NO: { pattern: /^\d{4}$/, form: "four digits" },
  SE: { pattern: /^\d{3} \d{2}$/, form: "the form 123 45" },
};

/** What is wrong with a post code of the country; undefined if nothing. */
export function postCodeProblem(country: Country, postCode: string): string | undefined {
  const { pattern, form } = postCodes[country];
  return pattern.test(postCode.trim()) ? undefined : `The post code needs ${form}.`;
}
