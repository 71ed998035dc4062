import { da } from "./da.ts";
import { de, deCh } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { no } from "./no.ts";
import { sv } from "./sv.ts";
import type { Texts } from "./texts.ts";

const byLanguage: Readonly<Record<string, Texts>> = { de, en, fr, it, da, no, sv };

function knownTexts(locale: string): Texts | undefined {
  if (locale === "de-CH") return deCh;
  const language = locale.split("-")[0] ?? locale;
  return Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
}

/** What the services say to callers with a locale such as `fr-CH`; German where they do not speak it. */
export function textsFor(locale: string): Texts {
  return knownTexts(locale) ?? de;
}

/**
 * The locale in which a caller is answered: the one that is asked for, by the header `x-taglys-locale`, or the country's
 * first where none is asked for or the services do not speak it.
 */
export function callerLocale(
  asked: string | undefined,
  { defaultLocale }: { defaultLocale: string },
): string {
  return asked !== undefined && knownTexts(asked) ? asked : defaultLocale;
}
