import type { ReactNode } from "react";
import { createBrowserRouter } from "react-router-dom";
import { isTranslationDebug } from "../i18n/translationDebug.ts";
import { assemblePortal } from "./assemblePortal.tsx";
import { nameFirstVisit } from "./nameFirstVisit.ts";
import { nextTask } from "./nextTask.ts";
import { createQueryClient } from "./queryClient.ts";
import { reloadOnStaleChunk } from "./reloadOnStaleChunk.ts";
import { followCountry, startLocale } from "./startLocale.ts";

/** Starts the portal in the browser. Resolves once there are messages to show. */
export async function startPortal(): Promise<ReactNode> {
  // Reading the script was one long task already; what follows is done in short ones, so that visitors are heard.
  await nextTask();
  reloadOnStaleChunk();
  if (isTranslationDebug())
    (await import("../i18n/colourAutoTranslated.ts")).colourAutoTranslated(document.body);
  nameFirstVisit();
  // Before the routes: their first calls name the locale.
  const locale = startLocale();
  await nextTask();
  const queryClient = createQueryClient();
  const { element } = assemblePortal(queryClient, createBrowserRouter);
  await nextTask();
  // The browser's first look at its locales takes as long as drawing a screen does. Messages are on their way meanwhile.
  Intl.NumberFormat.supportedLocalesOf([]);
  await locale;
  void followCountry(queryClient);
  await nextTask();
  return element;
}
