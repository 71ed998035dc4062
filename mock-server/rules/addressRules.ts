import type { Country } from "../generated/mainApi.ts";
import type { Texts } from "../texts/texts.ts";

const postCodes: Record<Country, { pattern: RegExp; example: string }> = {
  AT: { pattern: /^\d{4}$/, example: "1010" },
  CH: { pattern: /^\d{4}$/, example: "3011" },
  DE: { pattern: /^\d{5}$/, example: "10115" },
  DK: { pattern: /^\d{4}$/, example: "1050" },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i, example: "SW1A 1AA" },
  IE: {
    pattern: /^[AC-FHKNPRTV-Y](?:\d{2}|6W) ?[\dAC-FHKNPRTV-Y]{4}$/i,
    example: "D04 X2Y3",
  },
  NO: { pattern: /^\d{4}$/, example: "0150" },
  SE: { pattern: /^\d{3} \d{2}$/, example: "111 22" },
};

/** Returns an error message for an invalid post code. */
export function checkPostCode(texts: Texts, country: Country, postCode: string): string | undefined {
  const { pattern, example } = postCodes[country];
  return pattern.test(postCode.trim()) ? undefined : texts.invalidPostCode(example);
}
