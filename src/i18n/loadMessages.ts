import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "../countries.ts";
import { type MessageExtent, messageExtents } from "./messageExtents.ts";

export type Messages = Record<string, MessageFormatElement[]>;

/** The parts of the catalogues, in the order in which screens need them. */
const parts = [
  import.meta.glob<Messages>("./locales/*.json", { import: "default", query: "?first" }),
  import.meta.glob<Messages>("./locales/*.json", { import: "default", query: "?overview" }),
  import.meta.glob<Messages>("./locales/*.json", { import: "default", query: "?further" }),
];

/** Loads so much of a locale's messages. */
export async function loadMessages(locale: Locale, extent: MessageExtent): Promise<Messages> {
  const wanted = parts.slice(0, messageExtents[extent]);
  const loaded = await Promise.all(wanted.map((part) => part[`./locales/${locale}.json`]?.()));
  if (loaded.includes(undefined)) throw new Error(`There are no messages for the locale "${locale}".`);
  return Object.assign({}, ...loaded);
}
