import type { Country } from "./locales.ts";

/**
 * The differences between countries besides their locales. A difference is a column here, never a condition on the country
 * elsewhere.
 */
export interface CountryFacts {
  /** ISO 4217 code. */
  currency: string;
  /** IANA name of the zone in which appointments take place. */
  timeZone: string;
  /**
   * The format of a post code. People may leave out the blank of the example. `variant` has another spelling, in capitals
   * without blanks and hyphens, and its replacement.
   */
  postCode: { pattern: RegExp; example: string; variant?: [RegExp, string] };
  /** Whether addresses have the British and Irish format: number before street, county, post code last. */
  britishAddresses?: true;
  /** Whether people are named without Mr or Mrs. */
  namesWithoutTitle?: true;
}

const fourDigits = /^\d{4}$/;
const britishPostCode = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i;
const eircode = /^[AC-FHKNPRTV-Y](?:\d{2}|6W) ?[\dAC-FHKNPRTV-Y]{4}$/i;

export const countryFacts: Readonly<Record<Country, CountryFacts>> = {
  DE: {
    currency: "EUR",
    timeZone: "Europe/Berlin",
    postCode: { pattern: /^\d{5}$/, example: "10115", variant: [/^DE?(?=\d)/, ""] },
  },
  AT: {
    currency: "EUR",
    timeZone: "Europe/Vienna",
    postCode: { pattern: fourDigits, example: "1010", variant: [/^AT?(?=\d)/, ""] },
  },
  CH: {
    currency: "CHF",
    timeZone: "Europe/Zurich",
    postCode: { pattern: fourDigits, example: "3011", variant: [/^CH(?=\d)/, ""] },
  },
  GB: {
    currency: "GBP",
    timeZone: "Europe/London",
    // The last part of a British post code begins with a digit.
    postCode: { pattern: britishPostCode, example: "SW1A 1AA", variant: [/O(?=[A-Z]{2}$)/, "0"] },
    britishAddresses: true,
  },
  IE: {
    currency: "EUR",
    timeZone: "Europe/Dublin",
    // An Irish Eircode has no letter O.
    postCode: { pattern: eircode, example: "D04 X2Y3", variant: [/O/g, "0"] },
    britishAddresses: true,
  },
  DK: {
    currency: "DKK",
    timeZone: "Europe/Copenhagen",
    postCode: { pattern: fourDigits, example: "1050", variant: [/^DK(?=\d)/, ""] },
    namesWithoutTitle: true,
  },
  NO: {
    currency: "NOK",
    timeZone: "Europe/Oslo",
    postCode: { pattern: fourDigits, example: "0150", variant: [/^NO?(?=\d)/, ""] },
    namesWithoutTitle: true,
  },
  SE: {
    currency: "SEK",
    timeZone: "Europe/Stockholm",
    postCode: { pattern: /^\d{3} \d{2}$/, example: "111 22", variant: [/^SE?(?=\d)/, ""] },
    namesWithoutTitle: true,
  },
};

/** Value added tax, for example 0.19. It is no column, since browsers do not need it. */
export const vatRates: Readonly<Record<Country, number>> = {
  DE: 0.19,
  AT: 0.2,
  CH: 0.081,
  GB: 0.2,
  IE: 0.23,
  DK: 0.25,
  NO: 0.25,
  SE: 0.25,
};
