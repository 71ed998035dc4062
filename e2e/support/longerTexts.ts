import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import type { BrowserContext } from "@playwright/test";
import type { Locale } from "../../src/countries.ts";
import { type Messages, messagesOf } from "./texts.ts";

const stretched = /[aeiouyäöüæøåéèêàòln]/giu;

/** The same messages with vowels, l and n written twice: each word is two fifths longer, and can still be read. */
export function lengthen(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, elements]) => [id, elements.map(lengthenElement)]),
  );
}

/** Serves a locale's messages longer than they are. */
export async function serveLongerTexts(context: BrowserContext, locale: Locale): Promise<void> {
  const messages = JSON.stringify(lengthen(messagesOf(locale)));
  // A file of the portal's own, which no service takes part in.
  await context.route(`**/assets/${locale}-*.js`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `const messages = ${messages}; export { messages as default };`,
    }),
  );
}

function lengthenElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: element.value.replace(stretched, "$&$&") };
    case TYPE.tag:
      return { ...element, children: element.children.map(lengthenElement) };
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: option.value.map(lengthenElement) },
        ]),
      );
      return { ...element, options } as typeof element;
    }
    default:
      return element;
  }
}
