import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { useImmediateChoice } from "#ui/fields/choice/useImmediateChoice.ts";
import { useIsHydrated } from "#ui/loading/useIsHydrated.ts";
import { chooseLocale, useCountryLocales } from "./chooseLocale.ts";

// Loads on demand, since only some countries have several languages.
const LanguageField = lazy(async () => ({ default: (await import("./LanguageField.tsx")).LanguageField }));

/** The list of the country's languages for a header; nothing if there is only one. */
export function LanguageSelect() {
  const { locale } = useIntl();
  const choices = useCountryLocales();
  const choice = useImmediateChoice(locale, chooseLocale);
  // The configuration may have loaded before React takes over the introduction, whose HTML has no list.
  const isHydrated = useIsHydrated();
  if (!isHydrated || choices.length < 2) return null;
  return (
    <Suspense>
      <LanguageField choices={choices} hideLabel variant="quiet" {...choice} />
    </Suspense>
  );
}
