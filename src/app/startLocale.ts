import type { QueryClient } from "@tanstack/react-query";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { chooseLocale, guessLocale } from "../i18n/chooseLocale.ts";
import { readLocaleCookie } from "../i18n/localeCookie.ts";
import { changeLocale } from "../i18n/localeStore.ts";

/**
 * Sets the first locale. Before the configuration is there it is a guess, so that the first screen need not wait; the
 * country's own follows where the guess was wrong.
 */
export async function startLocale(queryClient: QueryClient): Promise<void> {
  await changeLocale(guessLocale(readLocaleCookie(), navigator.languages));
  queryClient
    .ensureQueryData(runtimeConfigQuery())
    .then((config) => changeLocale(chooseLocale(readLocaleCookie(), config)))
    // The screen that needs the configuration tells of its failure.
    .catch(() => undefined);
}
