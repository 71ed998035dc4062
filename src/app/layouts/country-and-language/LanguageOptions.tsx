import { getLanguage, type Locale } from "#countries.ts";

/** The options of a list of languages, each named in itself. */
export function LanguageOptions({ choices }: { choices: readonly Locale[] }) {
  return choices.map((locale) => (
    <option key={locale} value={locale} lang={locale}>
      {getNativeName(locale)}
    </option>
  ));
}

/** The language's name in itself, capitalized. */
function getNativeName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(getLanguage(locale)) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
