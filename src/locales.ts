import * as schema from "../schema/locales.ts";

/** The locale codes the portal has messages for: those of the countries and their languages. */
export type Locale = schema.CountryLocale | schema.LanguageCode;

export type Country = schema.Country;

export const countryLocales: Readonly<Record<Country, readonly [Locale, ...Locale[]]>> =
  schema.countryLocales;

export function getLanguage<Code extends string>(locale: Code): schema.LanguageCode<Code> {
  return locale.split("-")[0] as schema.LanguageCode<Code>;
}

export const locales: readonly Locale[] = [
  ...new Set(Object.values(countryLocales).flatMap((codes) => codes.flatMap((it) => [getLanguage(it), it]))),
];
