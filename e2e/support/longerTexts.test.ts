import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { locales } from "../../src/countries.ts";
import { lengthen } from "./longerTexts.ts";
import { type Messages, messagesOf } from "./texts.ts";

describe("lengthen", () => {
  it("stretches texts, also inside plurals, selections and tags, and leaves values alone", () => {
    const longer = lengthen({
      text: parse(
        "Up to {count, plural, one {# file} other {# files}} <b>on {day, select, a {a} other {b}}</b>",
      ),
    });
    expect(longer).toEqual({
      text: parse(
        "UUp too {count, plural, one {# fiillee} other {# fiillees}} <b>oonn {day, select, a {aa} other {b}}</b>",
      ),
    });
  });

  it.each(locales)("makes the texts of %s two fifths longer", (locale) => {
    const asTheyAre = lettersIn(messagesOf(locale));
    const stretch = lettersIn(lengthen(messagesOf(locale))) / asTheyAre;
    expect(stretch).toBeGreaterThan(1.38);
  });
});

function lettersIn(messages: Messages): number {
  return Object.values(messages).flatMap(textsOf).join("").length;
}

function textsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return textsOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => textsOf(value));
  });
}
