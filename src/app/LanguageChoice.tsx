import { type ChangeEvent, useCallback } from "react";
import { useIntl } from "react-intl";
import type { Locale } from "../countries.ts";
import { knownLocale } from "../i18n/chooseLocale.ts";
import { writeLocaleCookie } from "../i18n/localeCookie.ts";
import { changeLocale } from "../i18n/localeStore.ts";
import { Select } from "../ui/Select.tsx";
import { messages } from "./messages.ts";
import { reportError } from "./reportError.ts";

interface LanguageChoiceProps {
  choices: readonly Locale[];
  hideLabel: boolean;
}

/** A list of languages, each in its own words. */
export function LanguageChoice({ choices, hideLabel }: LanguageChoiceProps) {
  const intl = useIntl();
  const change = useCallback((event: ChangeEvent<HTMLSelectElement>) => {
    const locale = knownLocale(event.target.value);
    if (locale) changeLocale(locale).then(() => writeLocaleCookie(locale), reportError);
  }, []);
  return (
    <Select
      label={intl.formatMessage(messages.language)}
      hideLabel={hideLabel}
      variant={hideLabel ? "quiet" : "field"}
      value={intl.locale}
      onChange={change}
    >
      {choices.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {ownName(locale)}
        </option>
      ))}
    </Select>
  );
}

/** A language's name in itself, capitalised as at the start of a sentence. */
function ownName(locale: string): string {
  const language = locale.split("-")[0] ?? locale;
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
