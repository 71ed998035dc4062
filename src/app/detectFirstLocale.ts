import { readLocaleCookie } from "../i18n/locale/localeCookie.ts";
import { detectLocale } from "../i18n/locale/resolveLocale.ts";
import type { Locale } from "../locales.ts";
import { readLastCountry } from "../storage/lastCountry.ts";

/** The locale of a page until its configuration has loaded: a guess, so that requests and messages need not wait for it. */
export function detectFirstLocale(): Locale {
  return detectLocale(readLocaleCookie(), readLastCountry(), navigator.languages);
}
