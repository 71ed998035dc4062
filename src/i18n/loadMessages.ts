import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "../countries.ts";

export type Messages = Record<string, MessageFormatElement[]>;

const catalogues = import.meta.glob<Messages>("./locales/*.json", { import: "default" });

/** Loads all messages of a locale. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const load = catalogues[`./locales/${locale}.json`];
  if (!load) throw new Error(`There are no messages for the locale "${locale}".`);
  return load();
}
