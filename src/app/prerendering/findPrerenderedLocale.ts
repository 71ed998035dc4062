import type { Locale } from "#countries.ts";
import { parseLocale } from "#i18n/locale/resolveLocale.ts";
import { isTranslationDebugMode } from "#i18n/locale/translationDebug.ts";
import { createCredentialStore } from "#session/tokens/credentialStore.ts";

/** The locale of the introduction in the page's HTML; undefined if the page has none, or another screen replaces it. */
export function findPrerenderedLocale(root: HTMLElement): Locale | undefined {
  return createCredentialStore().exist() || isTranslationDebugMode()
    ? undefined
    : parseLocale(root.dataset["locale"]);
}
