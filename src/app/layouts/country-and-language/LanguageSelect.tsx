import { lazy, Suspense } from "react";
import { useCountryLocales } from "./useCountryLocales.ts";

// Loaded only in countries with several languages.
const LanguageChoice = lazy(async () => ({ default: (await import("./LanguageChoice.tsx")).LanguageChoice }));

/** The list of the country's languages for a header; renders nothing if there is only one. */
export function LanguageSelect() {
  const choices = useCountryLocales();
  if (choices.length < 2) return null;
  return (
    <Suspense>
      <LanguageChoice choices={choices} />
    </Suspense>
  );
}
