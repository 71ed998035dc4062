import { type ChangeEvent, useCallback } from "react";
import { useIntl } from "react-intl";
import type { Locale } from "../../../countries.ts";
import { changeLocale } from "../../../i18n/locale/activeLocale.ts";
import { writeLocaleCookie } from "../../../i18n/locale/localeCookie.ts";
import { parseLocale } from "../../../i18n/locale/resolveLocale.ts";
import { Select } from "../../../ui/fields/choice/Select.tsx";
import { reportError } from "../../errors/reportError.ts";
import { messages } from "../../messages.ts";

interface LanguageChoiceProps {
  choices: readonly Locale[];
  hideLabel: boolean;
}

/** A list of languages, each named in itself. */
export function LanguageChoice({ choices, hideLabel }: LanguageChoiceProps) {
  const intl = useIntl();
  const handleChange = useCallback((event: ChangeEvent<HTMLSelectElement>) => {
    const locale = parseLocale(event.target.value);
    if (locale) changeLocale(locale).then(() => writeLocaleCookie(locale), reportError);
  }, []);
  return (
    <Select
      label={intl.formatMessage(messages.language)}
      hideLabel={hideLabel}
      variant={hideLabel ? "quiet" : "field"}
      value={intl.locale}
      onChange={handleChange}
    >
      {choices.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {getNativeName(locale)}
        </option>
      ))}
    </Select>
  );
}

/** The language's name in itself, capitalized. */
function getNativeName(locale: string): string {
  const language = locale.split("-")[0] ?? locale;
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
