import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { useIsHydrated } from "#ui/loading/useIsHydrated.ts";
import { chooseLocale, useCountryLocales } from "./chooseLocale.ts";

// Loads on demand, since only some countries have several languages.
const LanguageField = lazy(async () => ({ default: (await import("./LanguageField.tsx")).LanguageField }));

/**
 * The list of the country's languages for a header; nothing if there is only one. A choice takes effect at once. In the closed
 * list, each arrow key chooses a language: this choice takes effect with Enter, or when the focus leaves the list.
 */
export function LanguageSelect() {
  const { locale } = useIntl();
  const choices = useCountryLocales();
  const [lastKey, setLastKey] = useState<string>();
  const [passed, setPassed] = useState<string>();
  // The configuration may have loaded before React takes over the introduction, whose HTML has no list.
  const isHydrated = useIsHydrated();
  if (!isHydrated || choices.length < 2) return null;
  const apply = (value = passed) => {
    setPassed(undefined);
    if (value !== undefined && value !== locale) chooseLocale(value);
  };
  return (
    <Suspense>
      <LanguageField
        choices={choices}
        hideLabel
        variant="quiet"
        value={passed ?? locale}
        onPointerDown={() => setLastKey(undefined)}
        onKeyDown={({ key }) => {
          setLastKey(key);
          if (key === "Enter") apply();
        }}
        onChange={({ target: { value } }) => {
          const isPassing = lastKey !== undefined && !["Enter", " "].includes(lastKey);
          if (isPassing) setPassed(value);
          else apply(value);
        }}
        onBlur={() => apply()}
      />
    </Suspense>
  );
}
