import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { runtimeConfigQuery } from "../../../api/runtime-config/runtimeConfigQuery.ts";
import { countryLocales } from "../../../countries.ts";

// Loaded only in countries with several languages.
const LanguageChoice = lazy(async () => ({ default: (await import("./LanguageChoice.tsx")).LanguageChoice }));

/** The list of the country's languages for a header; renders nothing if there is only one. */
export function LanguageSelect() {
  const { data: config } = useQuery(runtimeConfigQuery());
  const choices = config ? countryLocales[config.country] : [];
  if (choices.length < 2) return null;
  return (
    <Suspense>
      <LanguageChoice choices={choices} />
    </Suspense>
  );
}
