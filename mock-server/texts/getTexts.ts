import { da } from "./da.ts";
import { de, deCh } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { no } from "./no.ts";
import { sv } from "./sv.ts";
import type { Texts } from "./texts.ts";

const byLanguage: Readonly<Record<string, Texts>> = { de, en, fr, it, da, no, sv };

function findTexts(locale: string): Texts | undefined {
  if (locale === "de-CH") return deCh;
  const language = locale.split("-")[0] ?? locale;
  return Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
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
