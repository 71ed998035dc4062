import { fileURLToPath } from "node:url";
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import { createIntl, type PrimitiveType } from "react-intl";
import type { Locale } from "../../src/countries.ts";
import type english from "../../src/i18n/locales/en.json";
import { readCatalogue } from "../../src/i18n/messageLayers.ts";

type MessageId = keyof typeof english;

/** A message as the portal shows it. An unknown id, a missing message or a missing value is an error. */
export type Translate = (id: MessageId, values?: Record<string, PrimitiveType>) => string;

const folder = fileURLToPath(new URL("../../src/i18n/locales/", import.meta.url));

/** Messages by their ids, parsed as the browser gets them. */
export type Messages = Record<string, MessageFormatElement[]>;

/** The portal's messages in a locale, from the same files as the portal's own. */
export function messagesOf(locale: Locale): Messages {
  const catalogue = Object.entries(readCatalogue(folder, locale));
  return Object.fromEntries(catalogue.map(([id, text]) => [id, parse(text)]));
}

/** The portal's texts in a locale; of other messages where some are given. */
export function textsIn(locale: Locale, messages = messagesOf(locale)): Translate {
  const intl = createIntl({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
  return (id, values) => intl.formatMessage({ id }, values);
}

/** The names of all 18 request statuses, as the portal shows them in a locale. */
export function statusNames(locale: Locale): string[] {
  return Object.entries(readCatalogue(folder, locale))
    .filter(([id]) => id.startsWith("requestStatus.") && id !== "requestStatus.unknown")
    .map(([, name]) => name);
}
