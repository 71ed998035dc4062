// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
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
  { id: "page.project.offer.product", locales: translations },
  { id: "upload.kindAndSize", locales: translations },
  { id: "form.problemAt", locales: ["de", "it", "da", "no", "sv"] },
  { id: "app.toasts", locales: ["fr"] },
  { id: "file.kind.other", locales: ["it"] },
  { id: "notifications.bell.title", locales: ["fr"] },
  { id: "page.campaignPreview.desktop", locales: ["de"] },
  { id: "page.campaignPreview.parts.text", locales: ["de", "sv"] },
  { id: "page.faq.documents", locales: ["fr"] },
  { id: "page.feedback.rating.5", locales: ["fr"] },
  { id: "page.project.customer.marketing.refused", locales: ["it"] },
  { id: "page.project.customer.name", locales: ["de"] },
  { id: "page.project.installer.email", locales: ["fr", "it", "da"] },
  { id: "page.window.notes.title", locales: ["fr"] },
  { id: "page.window.owner.name", locales: ["de"] },
  { id: "registration.window.notes", locales: ["fr"] },
  { id: "room.loft", locales: ["no"] },
];

describe("the catalogue of a language", () => {
  it("[R9.3] is there for seven languages", () => {
    expect(bases.toSorted()).toEqual(["da", "de", "en", "fr", "it", "no", "sv"]);
  });

  it("[R9.3] is there for every locale", () => {
    const files = readdirSync(folder).map((file) => basename(file, ".json"));
    expect(files.toSorted()).toEqual(locales.toSorted());
  });

  it.each(translations)("[R9.3] has the English ids in %s, in their order", (locale) => {
    expect(Object.keys(read(locale))).toEqual(Object.keys(english));
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

describe("the texts", () => {
  it.each(locales)("[R9.3] of %s have the plural cases of the language", (locale) => {
    const wrong = partsIn(locale).flatMap((part) =>
      part.type === TYPE.plural ? wrongCases(locale, part) : [],
    );
    expect(wrong).toEqual([]);
  });

  it.each(locales)("of %s use typographic quotes and apostrophes", (locale) => {
    expect(shownTexts(locale).filter((text) => /["']/.test(text))).toEqual([]);
  });

  it.each(["fr", "fr-CH"])("of %s have no-break spaces before high punctuation", (locale) => {
    const wrong = shownTexts(locale).filter((text) => /(?<!\u202F)[?!;]|(?<![\u202F\u00A0]):/.test(text));
    expect(wrong).toEqual([]);
  });
});

function read(layer: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, `${layer}.json`), "utf8"));
}

function argumentsById(catalogue: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, [...new Set(argumentsOf(text))].toSorted()]),
  );
}

/** Each argument with its kind, such as `count plural`, also of the texts inside plurals, selections and tags. */
function argumentsOf(text: string): string[] {
  return partsOf(parse(text)).flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
    const own = `${part.value} ${TYPE[part.type]}`;
    return part.type === TYPE.select ? [`${own} ${Object.keys(part.options).toSorted().join(" ")}`] : [own];
  });
}

/** Plural cases that the language lacks, and those it needs that the text lacks. */
function wrongCases(locale: Locale, { value, options, pluralType }: PluralElement): string[] {
  const cases = Object.keys(options).filter((name) => !name.startsWith("="));
  const rules = new Intl.PluralRules(locale, { type: pluralType ?? "cardinal" }).resolvedOptions();
  const known: string[] = rules.pluralCategories;
  // French and Italian have `many` for round millions alone; without it they fall back to `other`.
  const needed = known.filter((name) => name !== "many");
  const unknown = cases.filter((name) => !known.includes(name));
  const missing = needed.filter((name) => !cases.includes(name));
  return [...unknown, ...missing].map((name) => `${value} ${name}`);
}

/** What the parser leaves to be shown: an apostrophe that quotes a brace is not among it. */
function shownTexts(locale: string): string[] {
  return partsIn(locale).flatMap((part) => (part.type === TYPE.literal ? [part.value] : []));
}

function partsIn(locale: string): MessageFormatElement[] {
  return Object.values(readCatalogue(folder, locale)).flatMap((text) => partsOf(parse(text)));
}

/** All parts of a message, also those inside plurals, selections and tags. */
function partsOf(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...partsOf(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => partsOf(value))];
  });
}
