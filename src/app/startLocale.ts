import type { QueryClient } from "@tanstack/react-query";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { chooseLocale, guessLocale } from "../i18n/chooseLocale.ts";
import { readLocaleCookie } from "../i18n/localeCookie.ts";
import { changeLocale } from "../i18n/localeStore.ts";

/** Sets the first locale. It is a guess, so that the first screen need not wait for the configuration. */
export function startLocale(): Promise<void> {
  return changeLocale(guessLocale(readLocaleCookie(), navigator.languages));
}

/** Sets the country's own locale where the guess was wrong. Never fails. */
export async function followCountry(queryClient: QueryClient): Promise<void> {
  try {
    const config = await queryClient.ensureQueryData(runtimeConfigQuery());
    await changeLocale(chooseLocale(readLocaleCookie(), config));
  } catch {
    // The screen that needs the configuration tells of its failure.
  }
}
