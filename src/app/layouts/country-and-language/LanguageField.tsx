import type { ComponentProps } from "react";
import { useText } from "#i18n/text.tsx";
import { getLanguage, type Locale } from "#locales.ts";
import { Select } from "#ui/fields/choice/Select.tsx";

interface LanguageFieldProps extends Omit<ComponentProps<typeof Select>, "label" | "children"> {
  choices: readonly Locale[];
}

/** A list of languages, each under its own name. */
export function LanguageField({ choices, ...props }: LanguageFieldProps) {
  const t = useText();
  return (
    <Select label={t("app.language")} {...props}>
      {choices.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {getNativeName(locale)}
        </option>
      ))}
    </Select>
  );
}

/** The language's own name, capitalized. */
function getNativeName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(getLanguage(locale)) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
