import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createBrowserRouter } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { changeLocale } from "../i18n/locale/activeLocale.ts";
import { readLocaleCookie } from "../i18n/locale/localeCookie.ts";
import { detectLocale, resolveLocale } from "../i18n/locale/resolveLocale.ts";
import { isHighlightRequested } from "../i18n/locale/translationDebug.ts";
import { createApp } from "./createApp.tsx";
import { reloadOnStaleChunk } from "./errors/reloadOnStaleChunk.ts";
import { ensureHistoryKey } from "./navigation/ensureHistoryKey.ts";
import { createQueryClient } from "./queryClient.ts";

/** Starts the app in the browser. Resolves when the messages of the first locale have loaded. */
export async function startApp(): Promise<ReactNode> {
  reloadOnStaleChunk();
  if (isHighlightRequested())
    (await import("../i18n/locale/highlightMachineTranslations.ts")).highlightMachineTranslations(
      document.body,
    );
  ensureHistoryKey();
  // Before the routes, whose first requests name the locale. A guess, so that the first screen need not wait for the
  // configuration.
  const messagesLoaded = changeLocale(detectLocale(readLocaleCookie(), navigator.languages));
  const queryClient = createQueryClient();
  const { element } = createApp(queryClient, createBrowserRouter);
  await messagesLoaded;
  void applyCountryLocale(queryClient);
  return element;
}

/** Changes to a locale of the country if the guess was none. Never rejects. */
async function applyCountryLocale(queryClient: QueryClient): Promise<void> {
  try {
    const config = await queryClient.ensureQueryData(runtimeConfigQuery());
    await changeLocale(resolveLocale(readLocaleCookie(), config));
  } catch {
    // The screen that needs the configuration shows the error.
  }
}
