import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { locales } from "#locales.ts";
import { readMessages } from "../fixtures/texts.ts";
import { lengthen } from "./pseudoLocale.ts";

describe("lengthen", () => {
  it("doubles vowels", () => {
    expect(lengthen("Up to 2 files")).toBe("UUp too 2 fiilees");
  });

  it.each(locales)("makes the texts of %s a third longer", (locale) => {
    const texts = readMessages(locale)
      .flatMap((message) => collectTexts(parse(message)))
      .join("");
    expect(lengthen(texts).length / texts.length).toBeGreaterThan(1.28);
  });
});

function collectTexts(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return collectTexts(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => collectTexts(value));
  });
}
