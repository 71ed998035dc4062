import type { ContentLanguage } from "../../../i18n/locale/contentLanguage.ts";
import type { SearchLanguage } from "./searchLanguage.ts";

type Loader = () => Promise<SearchLanguage>;

const loadGerman: Loader = async () => (await import("./languages/german.ts")).german;

const loaders: Readonly<Record<ContentLanguage, Loader>> = {
  en: async () => (await import("./languages/english.ts")).english,
  de: loadGerman,
  gsw: loadGerman,
  fr: async () => (await import("./languages/french.ts")).french,
  it: async () => (await import("./languages/italian.ts")).italian,
  no: async () => (await import("./languages/norwegian.ts")).norwegian,
  sv: async () => (await import("./languages/swedish.ts")).swedish,
  da: async () => (await import("./languages/danish.ts")).danish,
};

export function loadSearchLanguage(language: ContentLanguage): Promise<SearchLanguage> {
  return loaders[language]();
}
