import type { ReactNode } from "react";
import { createBrowserRouter } from "react-router-dom";
import { colourAutoTranslated, isTranslationDebug } from "../i18n/translationDebug.ts";
import { assemblePortal } from "./assemblePortal.tsx";
import { nameFirstVisit } from "./nameFirstVisit.ts";
import { createQueryClient } from "./queryClient.ts";
import { reloadOnStaleChunk } from "./reloadOnStaleChunk.ts";
import { startLocale } from "./startLocale.ts";

/** Starts the portal in the browser. Resolves once there are messages to show. */
export async function startPortal(): Promise<ReactNode> {
  // Reading the script was one long task already.
  await nextTask();
  reloadOnStaleChunk();
  if (isTranslationDebug()) colourAutoTranslated(document.body);
  nameFirstVisit();
  const queryClient = createQueryClient();
  // Before the routes: their first calls name the locale.
  const locale = startLocale(queryClient);
  const { element } = assemblePortal(queryClient, createBrowserRouter);
  await locale;
  return element;
}

/** Lets the browser draw and hear the visitor before more is done. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
