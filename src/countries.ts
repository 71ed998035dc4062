import type { Country } from "./api/generated/main.ts";

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

/** The locales that visitors of a country can choose from, the default first. */
export const countryLocales: Readonly<Record<Country, readonly Locale[]>> = {
  DE: ["de-DE"],
  AT: ["de-AT"],
  CH: ["de-CH", "fr-CH", "it-CH"],
  GB: ["en-GB"],
  IE: ["en-IE"],
  NO: ["no"],
  SE: ["sv"],
  DK: ["da"],
};
