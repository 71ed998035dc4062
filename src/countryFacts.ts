import type { Country } from "./api/generated/main.ts";

/**
 * The differences between countries in forms, addresses, prices and appointments. A difference is a column here, never a condition on the
 * country elsewhere; the locales are in `countries.ts`.
 */
export interface CountryFacts {
  currency: "EUR" | "CHF" | "GBP" | "NOK" | "SEK" | "DKK";
  /** IANA name of the zone in which appointments take place. */
  timeZone: string;
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
    timeZone: "Europe/Berlin",
    postCode: { pattern: /^\d{5}$/, example: "10115" },
    britishAddresses: false,
  },
  AT: {
    currency: "EUR",
    timeZone: "Europe/Vienna",
    postCode: { pattern: fourDigits, example: "1010" },
    britishAddresses: false,
  },
  CH: {
    currency: "CHF",
    timeZone: "Europe/Zurich",
    postCode: { pattern: fourDigits, example: "3011" },
    britishAddresses: false,
  },
  GB: {
    currency: "GBP",
    timeZone: "Europe/London",
    postCode: { pattern: britishPostCode, example: "SW1A 1AA", blankBefore: 3 },
    britishAddresses: true,
  },
  IE: {
    currency: "EUR",
    timeZone: "Europe/Dublin",
    postCode: { pattern: eircode, example: "D04 X2Y3", blankBefore: 4 },
    britishAddresses: true,
  },
  NO: {
    currency: "NOK",
    timeZone: "Europe/Oslo",
    postCode: { pattern: fourDigits, example: "0150" },
    britishAddresses: false,
  },
  SE: {
    currency: "SEK",
    timeZone: "Europe/Stockholm",
    postCode: { pattern: /^\d{3} \d{2}$/, example: "111 22", blankBefore: 2 },
    britishAddresses: false,
  },
  DK: {
    currency: "DKK",
    timeZone: "Europe/Copenhagen",
    postCode: { pattern: fourDigits, example: "1050" },
    britishAddresses: false,
  },
};
