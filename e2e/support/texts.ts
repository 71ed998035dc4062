import { fileURLToPath } from "node:url";
import { createIntl, type PrimitiveType } from "react-intl";
import type { Locale } from "../../src/countries.ts";
import type english from "../../src/i18n/locales/en.json";
import { readCatalogue } from "../../src/i18n/messageLayers.ts";

type MessageId = keyof typeof english;

/** A message as the portal shows it. An unknown id, a missing message or a missing value is an error. */
export type Translate = (id: MessageId, values?: Record<string, PrimitiveType>) => string;

const folder = fileURLToPath(new URL("../../src/i18n/locales/", import.meta.url));

/** The portal's texts in a locale, from the same files as the portal's own. */
export function textsIn(locale: Locale): Translate {
  const intl = createIntl({
    locale,
    messages: readCatalogue(folder, locale),
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
