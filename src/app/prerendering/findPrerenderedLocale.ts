import { parseLocale } from "#i18n/locale/resolveLocale.ts";
import { isTranslationDebugMode } from "#i18n/locale/translationDebug.ts";
import type { Locale } from "#locales.ts";
import { createCredentialStore } from "#session/tokens/credentialStore.ts";

/** The locale of the introduction in the page's HTML; undefined if the page has none, or another screen replaces it. */
export function findPrerenderedLocale(root: HTMLElement): Locale | undefined {
  return createCredentialStore().exist() || isTranslationDebugMode()
    ? undefined
    : parseLocale(root.dataset["locale"]);
}
