import { contentLanguages } from "./contentLanguage.ts";

/** Further languages that content may be marked with, though no country of the portal reads them. */
export const furtherLanguageCodes = [
  "ar",
  "az",
  "be",
  "bg",
  "bs",
  "ca",
  "cs",
  "cy",
  "el",
  "es",
  "es-MX",
  "et",
  "eu",
  "fa",
  "fi",
  "fr-CA",
  "ga",
  "gl",
  "he",
  "hi",
  "hr",
  "hu",
  "hy",
  "id",
  "is",
  "ja",
  "ka",
  "kk",
  "ko",
  "lb",
  "lt",
  "lv",
  "mk",
  "ms",
  "mt",
  "nl",
  "nl-BE",
  "pl",
  "pt",
  "pt-BR",
  "rm",
  "ro",
  "ru",
  "sk",
  "sl",
  "sq",
  "sr",
  "sr-Cyrl",
  "th",
  "tr",
  "uk",
  "vi",
  "zh-Hans",
  "zh-Hant",
] as const;

/** A language that content is written in or may be marked with. */
export type LanguageCode = (typeof contentLanguages)[number] | (typeof furtherLanguageCodes)[number];

const known: ReadonlySet<string> = new Set([...contentLanguages, ...furtherLanguageCodes]);

/** Whether a text is one of the language codes, spelt as BCP 47 recommends. */
export function isLanguageCode(text: string): text is LanguageCode {
  return known.has(text);
}
