import type { LanguageCode } from "../../../../schema/locales.ts";
import da from "./texts/da.json" with { type: "json" };
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };
import it from "./texts/it.json" with { type: "json" };
import no from "./texts/no.json" with { type: "json" };
import sv from "./texts/sv.json" with { type: "json" };

type PageTexts = typeof en;

const texts = { da, de, en, fr, it, no, sv } satisfies Record<LanguageCode, PageTexts>;

/** The languages of the provider's pages, as values of the attribute `lang`. */
export type PageLanguage = keyof typeof texts;

/** Selects the language of `ui_locales`, the portal's locale; English if there are no texts in it. */
export function selectPageLanguage(uiLocales: string | null): PageLanguage {
  const [language = ""] = (uiLocales ?? "").split(/[- ]/);
  return isPageLanguage(language) ? language : "en";
}

function isPageLanguage(language: string): language is PageLanguage {
  return Object.hasOwn(texts, language);
}

export function getPageTexts(language: PageLanguage): PageTexts {
  return texts[language];
}
