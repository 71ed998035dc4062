import type { LanguageCode } from "../../schema/locales.ts";
import da from "./da.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import swissGerman from "./de-CH.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import no from "./no.json" with { type: "json" };
import sv from "./sv.json" with { type: "json" };
import type { Texts } from "./texts.ts";

/** Swiss German has a file for the texts that differ. */
const byLocale: Readonly<Record<string, Texts>> = {
  ...({ da, de, en, fr, it, no, sv } satisfies Record<LanguageCode, Texts>),
  "de-CH": { ...de, ...swissGerman },
};

function findTexts(locale: string): Texts | undefined {
  const known = [locale, locale.split("-")[0] ?? locale].find((name) => Object.hasOwn(byLocale, name));
  return known === undefined ? undefined : byLocale[known];
}

/** The texts for a locale such as `fr-CH`; German for an unknown locale. */
export function getTexts(locale: string): Texts {
  return findTexts(locale) ?? de;
}

/** Selects the locale of a response: the requested one (`x-taglys-locale`) if it is known, else the country's default. */
export function selectLocale(
  requested: string | undefined,
  { defaultLocale }: { defaultLocale: string },
): string {
  return requested !== undefined && findTexts(requested) ? requested : defaultLocale;
}
