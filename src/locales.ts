import * as schema from "../schema/locales.ts";
import type { Country } from "./api/generated/main.ts";

type CountryLocale = (typeof schema.countryLocales)[Country][number];
type Language<Code> = Code extends `${infer Part}-${string}` ? Part : Code;

/** The locale codes the portal has messages for: those of the countries and their languages. */
export type Locale = CountryLocale | Language<CountryLocale>;

export const countryLocales: Readonly<Record<Country, readonly [Locale, ...Locale[]]>> =
  schema.countryLocales;

export function getLanguage<Code extends string>(locale: Code): Language<Code> {
  return locale.split("-")[0] as Language<Code>;
}

export const locales: readonly Locale[] = [
  ...new Set(Object.values(countryLocales).flatMap((codes) => codes.flatMap((it) => [getLanguage(it), it]))),
];
