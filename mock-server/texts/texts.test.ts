import { describe, expect, it } from "vitest";
import german from "./de.json" with { type: "json" };
import english from "./en.json" with { type: "json" };
import { getTexts, selectLocale } from "./getTexts.ts";
import { formatText } from "./texts.ts";

const findPlaceholders = (text: string) => text.match(/\{\w+\}/g)?.toSorted();

describe("texts", () => {
  it.each([
    { locale: "en", quoted: /“\{\w+\}”/g },
    { locale: "de", quoted: /„\{\w+\}“/g },
    { locale: "de-CH", quoted: /«\{\w+\}»/g },
    { locale: "fr", quoted: /«\u202f\{\w+\}\u202f»/g },
    { locale: "it", quoted: /«\{\w+\}»/g },
    { locale: "da", quoted: /»\{\w+\}«/g },
    { locale: "no", quoted: /«\{\w+\}»/g },
    { locale: "sv", quoted: /”\{\w+\}”/g },
  ])("in $locale are translated sentences with the locale's quotes and the English placeholders", (row) => {
    const texts = getTexts(row.locale);
    const entries = Object.entries(texts);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    expect(new Set(Object.values(texts)).size).toBe(entries.length);
    for (const [key, text] of entries) {
      const original = english[key as keyof typeof english];
      expect(text).toMatch(/^["“„«”»\p{Lu}\d{].*\.$/u);
      expect(findPlaceholders(text), text).toEqual(findPlaceholders(original));
      expect(text.replaceAll(row.quoted, "")).not.toMatch(/["'“”„«»]/);
      if (row.locale !== "en") expect(text).not.toBe(original);
    }
  });

  it("have the language of a locale, German for an unknown one", () => {
    expect(getTexts("en-IE")).toBe(english);
    expect(["de-AT", "xx", "constructor", ""].map(getTexts)).toEqual(Array(4).fill(german));
    const requested = ["fr-CH", "xx", "__proto__", "", undefined];
    const selected = requested.map((locale) => selectLocale(locale, { defaultLocale: "sv" }));
    expect(selected).toEqual(["fr-CH", "sv", "sv", "sv", "sv"]);
  });
});

it("formatText throws if a value is missing", () => {
  expect(formatText("“{name}” has {size} MB.", { name: "{size}", size: 7 })).toBe("“{size}” has 7 MB.");
  expect(() => formatText("“{name}” is empty.", {})).toThrow("There is no value for {name} in");
});
