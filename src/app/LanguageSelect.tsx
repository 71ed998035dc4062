import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { countryLocales } from "../countries.ts";

// Most countries have one language.
const LanguageChoice = lazy(async () => ({ default: (await import("./LanguageChoice.tsx")).LanguageChoice }));

/** The languages of the country; nothing where there is only one. */
export function LanguageSelect({ hideLabel = false }: { hideLabel?: boolean }) {
  const { data: config } = useQuery(runtimeConfigQuery());
  const choices = config ? countryLocales[config.country] : [];
  if (choices.length < 2) return null;
  return (
    <Suspense>
      <LanguageChoice choices={choices} hideLabel={hideLabel} />
    </Suspense>
  );
}
