import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "#locales.ts";

export type Messages = Record<string, MessageFormatElement[]>;

/** The two chunks of each catalogue, as `deploy/build/compileMessages.ts` serves them. */
const startChunks = import.meta.glob<Messages>("../locales/*.json", { import: "default", query: "?start" });
const screenChunks = import.meta.glob<Messages>("../locales/*.json", {
  import: "default",
  query: "?screens",
});

/** `start`: the messages of the introduction, of sign-in and of errors. */
export type MessageScope = "start" | "all";

export async function loadMessages(locale: Locale, scope: MessageScope): Promise<Messages> {
  const chunks = scope === "start" ? [startChunks] : [startChunks, screenChunks];
  const loaded = await Promise.all(chunks.map((chunk) => chunk[`../locales/${locale}.json`]?.()));
  if (loaded.includes(undefined)) throw new Error(`There are no messages for the locale "${locale}".`);
  return Object.assign({}, ...loaded);
}
