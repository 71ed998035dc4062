import type { Country } from "./api/generated/main/graphql.ts";

/** What differs between the countries for the portal itself. A difference is a column here, never a condition elsewhere. */
export interface CountryFacts {
  /** Locales a visitor may choose, the usual one first. */
  locales: readonly Locale[];
  currency: "EUR" | "CHF" | "GBP" | "NOK" | "SEK" | "DKK";
}

/** The locale codes the portal has messages for. */
export const locales = [
  "de",
  "de-DE",
  "de-AT",
  "de-CH",
  "fr",
  "fr-CH",
  "it",
  "it-CH",
  "en",
  "en-GB",
  "en-IE",
  "da",
  "no",
  "sv",
] as const;

export type Locale = (typeof locales)[number];

export const countries: Readonly<Record<Country, CountryFacts>> = {
  DE: { locales: ["de-DE"], currency: "EUR" },
  AT: { locales: ["de-AT"], currency: "EUR" },
  CH: { locales: ["de-CH", "fr-CH", "it-CH"], currency: "CHF" },
  GB: { locales: ["en-GB"], currency: "GBP" },
  IE: { locales: ["en-IE"], currency: "EUR" },
  NO: { locales: ["no"], currency: "NOK" },
  SE: { locales: ["sv"], currency: "SEK" },
  DK: { locales: ["da"], currency: "DKK" },
};
