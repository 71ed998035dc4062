import { contentLanguages } from "./contentLanguage.ts";

/** Languages that content can be marked with, although no country of the portal has them. */
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

export type LanguageCode = (typeof contentLanguages)[number] | (typeof furtherLanguageCodes)[number];

const known: ReadonlySet<string> = new Set([...contentLanguages, ...furtherLanguageCodes]);

/** Codes are in the spelling that BCP 47 recommends, such as `zh-Hant`. */
export function isLanguageCode(text: string): text is LanguageCode {
  return known.has(text);
}
