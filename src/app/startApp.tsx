import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { createBrowserRouter } from "react-router-dom";
import { type RuntimeConfig, runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { changeLocale } from "../i18n/locale/activeLocale.ts";
import { detectLocale, parseLocale, resolveLocale } from "../i18n/locale/resolveLocale.ts";
import { isHighlightRequested, isTranslationDebugMode } from "../i18n/locale/translationDebug.ts";
import type { Locale } from "../locales.ts";
import type { Session } from "../session/createSession.ts";
import { createCredentialStore } from "../session/tokens/credentialStore.ts";
import { lastCountry } from "../storage/lastCountry.ts";
import { type App, createApp } from "./createApp.tsx";
import { reloadOnStaleChunk } from "./error-reporting/reloadOnStaleChunk.ts";
import { reportError } from "./error-reporting/reportError.ts";
import { hydrationData } from "./routes.tsx";

/** The locale of the introduction in the page's HTML; undefined if the page has none, or another screen replaces it. */
export function findPrerenderedLocale(root: HTMLElement): Locale | undefined {
  return createCredentialStore().exist() || isTranslationDebugMode()
    ? undefined
    : parseLocale(root.dataset["locale"]);
}

/**
 * Starts the app in the browser. Resolves when the messages of the first locale have loaded: that of the introduction in the
 * page's HTML, if it has one.
 */
export async function startApp(session: Session, prerenderedLocale?: Locale): Promise<App> {
  const cleanups: (() => void)[] = [];
  if (isHighlightRequested()) {
    const { highlightMachineTranslations } = await import("../i18n/locale/highlightMachineTranslations.ts");
    cleanups.push(highlightMachineTranslations(document.body));
  }
  ensureHistoryKey();
  // Runs before the routes start, since their first requests name the locale.
  const messagesLoaded = changeLocale(prerenderedLocale ?? detectLocale());
  const { queryClient } = session;
  const app = createApp(session, (routes) =>
    createBrowserRouter(routes, prerenderedLocale && { hydrationData }),
  );
  cleanups.push(reloadOnStaleChunk(app.router));
  // Runs before any response, so that code that waits for the configuration requests content in the country's locale. The
  // introduction first takes over the page's HTML in its locale.
  if (prerenderedLocale) await messagesLoaded;
  cleanups.push(applyCountryLocale(queryClient), app.dispose);
  await messagesLoaded;
  return { ...app, dispose: () => cleanups.forEach((cleanup) => void cleanup()) };
}

/** Changes to a locale of the country when the configuration has loaded, even after a retry. */
function applyCountryLocale(queryClient: QueryClient): () => void {
  const observer = new QueryObserver(queryClient, runtimeConfigQuery());
  const apply = ({ data: config }: { data: RuntimeConfig | undefined }) => {
    if (!config) return;
    lastCountry.write(config.country);
    changeLocale(resolveLocale(config), parseLocale(config.defaultLocale)).catch(reportError);
  };
  const unsubscribe = observer.subscribe(apply);
  // The subscriber is not called for data that has loaded before.
  apply(observer.getCurrentResult());
  return unsubscribe;
}

/**
 * Gives the first history entry of a page load its own key, which a reload keeps. The router would use one key for all such
 * entries, and restore the scroll position of another one in the same tab.
 */
export function ensureHistoryKey(): void {
  const state: object = history.state ?? {};
  if ("key" in state) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
}
