/**
 * The countries in which the product is offered, with the locales that visitors can choose from, the default first.
 * `countries.ts` has their other facts, which browsers do not load with the introduction.
 */
export const countryLocales = {
  DE: ["de-DE"],
  AT: ["de-AT"],
  CH: ["de-CH", "fr-CH", "it-CH"],
  GB: ["en-GB"],
  IE: ["en-IE"],
  DK: ["da"],
  NO: ["no"],
  SE: ["sv"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Replaces the SDL's enumeration `Country`, which another SDL need not have. */
export type Country = keyof typeof countryLocales;

export type CountryLocale = (typeof countryLocales)[Country][number];

/** The language of locales: `fr` of `fr-CH`. */
export type LanguageCode<Code = CountryLocale> = Code extends `${infer Language}-${string}` ? Language : Code;
