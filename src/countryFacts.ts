import type { Country } from "./api/generated/main.ts";

/**
 * The differences between countries in forms, addresses and prices. A difference is a column here, never a condition on the
 * country elsewhere; the locales are in `countries.ts`.
 */
export interface CountryFacts {
  currency: "EUR" | "CHF" | "GBP" | "NOK" | "SEK" | "DKK";
  /** The format of a post code with an example. `blankBefore`: number of characters after its blank, where it has one. */
  postCode: { pattern: RegExp; example: string; blankBefore?: number };
  /** Whether addresses have the British and Irish format: number before street, county, post code last. */
  britishAddresses: boolean;
}

const fourDigits = /^\d{4}$/;
const britishPostCode = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i;
const eircode = /^[AC-FHKNPRTV-Y](?:\d{2}|6W) ?[\dAC-FHKNPRTV-Y]{4}$/i;

export const countryFacts: Readonly<Record<Country, CountryFacts>> = {
  DE: {
    currency: "EUR",
    postCode: { pattern: /^\d{5}$/, example: "10115" },
    britishAddresses: false,
  },
  AT: {
    currency: "EUR",
    postCode: { pattern: fourDigits, example: "1010" },
    britishAddresses: false,
  },
  CH: {
    currency: "CHF",
    postCode: { pattern: fourDigits, example: "3011" },
    britishAddresses: false,
  },
  GB: {
    currency: "GBP",
    postCode: { pattern: britishPostCode, example: "SW1A 1AA", blankBefore: 3 },
    britishAddresses: true,
  },
  IE: {
    currency: "EUR",
    postCode: { pattern: eircode, example: "D04 X2Y3", blankBefore: 4 },
    britishAddresses: true,
  },
  NO: {
    currency: "NOK",
    postCode: { pattern: fourDigits, example: "0150" },
    britishAddresses: false,
  },
  SE: {
    currency: "SEK",
    postCode: { pattern: /^\d{3} \d{2}$/, example: "111 22", blankBefore: 2 },
    britishAddresses: false,
  },
  DK: {
    currency: "DKK",
    postCode: { pattern: fourDigits, example: "1050" },
    britishAddresses: false,
  },
};
