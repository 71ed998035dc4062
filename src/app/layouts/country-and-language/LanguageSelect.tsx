import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { chooseLocale } from "./chooseLocale.ts";
import { useCountryLocales } from "./useCountryLocales.ts";

// Loaded only in countries with several languages.
const LanguageField = lazy(async () => ({ default: (await import("./LanguageField.tsx")).LanguageField }));

/** The list of the country's languages for a header, whose choice takes effect at once; nothing if there is only one. */
export function LanguageSelect() {
  const intl = useIntl();
  const choices = useCountryLocales();
  if (choices.length < 2) return null;
  return (
    <Suspense>
      <LanguageField
        choices={choices}
        hideLabel
        variant="quiet"
        value={intl.locale}
        onChange={({ target }) => chooseLocale(target.value)}
      />
    </Suspense>
  );
}
