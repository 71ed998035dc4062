// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { type Locale, locales } from "../countries.ts";
import { layersOf, readCatalogue } from "./messageLayers.ts";

const folder = join(import.meta.dirname, "locales");
const english = read("en");
const bases = locales.filter((locale) => layersOf(locale).length === 1);
const translations = bases.filter((locale) => locale !== "en");
const regional = locales.filter((locale) => layersOf(locale).length > 1);

/** Messages that are rightly the same in English and in another language. */
const sameAsEnglish: { id: string; locales: readonly Locale[] }[] = [
  // Nothing but names in it.
  { id: "app.signedInAs", locales: translations },
  { id: "app.toasts", locales: ["fr"] },
  { id: "room.loft", locales: ["no"] },
];

describe("the catalogue of a language", () => {
  it("[R9.3] is there for seven languages", () => {
    expect(bases.toSorted()).toEqual(["da", "de", "en", "fr", "it", "no", "sv"]);
  });

  it.each(translations)("[R9.3] has the English ids in %s", (locale) => {
    expect(Object.keys(read(locale)).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each(translations)("[R9.3] has the English arguments in %s", (locale) => {
    expect(argumentsById(read(locale))).toEqual(argumentsById(english));
  });

  it.each(translations)("[R9.3] is translated whole into %s", (locale) => {
    const untranslated = Object.entries(read(locale))
      .filter(([id, text]) => text === english[id])
      .map(([id]) => id)
      .filter((id) => !sameAsEnglish.some((same) => same.id === id && same.locales.includes(locale)));
    expect(untranslated).toEqual([]);
  });
});

describe("the layer of a country", () => {
  it.each(regional)("[R9.3] of %s holds only what differs from its language", (locale) => {
    const base = read(layersOf(locale)[0] ?? locale);
    const layer = read(locale);
    const needless = Object.keys(layer).filter((id) => !(id in base) || layer[id] === base[id]);
    expect(needless).toEqual([]);
  });

  it.each(regional)("[R9.3] of %s keeps the arguments", (locale) => {
    expect(argumentsById(readCatalogue(folder, locale))).toEqual(argumentsById(english));
  });

  it("[R9.3] of Switzerland leaves no ß in German", () => {
    const withEszett = Object.entries(readCatalogue(folder, "de-CH")).filter(([, text]) => /[ßẞ]/.test(text));
    expect(withEszett).toEqual([]);
  });
});

function read(layer: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, `${layer}.json`), "utf8"));
}

function argumentsById(catalogue: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, [...new Set(argumentsOf(parse(text)))].toSorted()]),
  );
}

/** Each argument with its kind, such as `count plural`, also of the texts inside plurals, selections and tags. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const own = `${element.value} ${TYPE[element.type]}`;
    if (element.type === TYPE.tag) return [own, ...argumentsOf(element.children)];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [own, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))];
    }
    return [own];
  });
}
