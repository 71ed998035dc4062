import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "../countries.ts";

export type Messages = Record<string, MessageFormatElement[]>;

/** What the first screens need of a catalogue, and what all others need besides. */
const firstParts = import.meta.glob<Messages>("./locales/*.json", { import: "default", query: "?first" });
const furtherParts = import.meta.glob<Messages>("./locales/*.json", { import: "default", query: "?further" });

/** Loads the messages of a locale: those of the first screens, or all. */
export async function loadMessages(locale: Locale, extent: "first" | "all"): Promise<Messages> {
  const parts = extent === "all" ? [firstParts, furtherParts] : [firstParts];
  const loaded = await Promise.all(parts.map((part) => part[`./locales/${locale}.json`]?.()));
  if (loaded.includes(undefined)) throw new Error(`There are no messages for the locale "${locale}".`);
  return Object.assign({}, ...loaded);
}
