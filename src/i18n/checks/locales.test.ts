import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { getCatalogueLayers, readCatalogue } from "#deploy/build/compileMessages.ts";
import { type Locale, locales } from "#locales.ts";
import descriptions from "../descriptions.json" with { type: "json" };
import { findMessageIds } from "./findMessageIds.ts";

const localesFolder = join(import.meta.dirname, "../locales");
const english = readLayer("en");
const baseLocales = locales.filter((locale) => getCatalogueLayers(locale).length === 1);
const translatedLocales = baseLocales.filter((locale) => locale !== "en");
const regionalLocales = locales.filter((locale) => getCatalogueLayers(locale).length > 1);

/** Messages that are the same in English and in another language. */
const sameAsEnglish: { id: string; locales: readonly Locale[] }[] = [
  // These messages consist of names only.
  { id: "cabinet.signedInAs", locales: translatedLocales },
  { id: "page.project.offer.product", locales: translatedLocales },
  { id: "upload.kindAndSize", locales: translatedLocales },
  { id: "form.optional", locales: ["de"] },
  { id: "form.problemAt", locales: ["de", "it", "da", "no", "sv"] },
  { id: "share.fact", locales: ["de", "it", "da", "no", "sv"] },
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
  { id: "room.LOFT", locales: ["no"] },
];

describe("the message catalogue", () => {
  it("has the specification's default texts", { tags: ["R9.14"] }, () => {
    expect(english).toMatchObject({
      "page.faq.noResults": "No results found",
      "page.faq.clear": "Clear",
      "page.projectList.loadMore": "Load more",
      "gallery.open": "Open image gallery in full screen mode",
      "gallery.close": "Close",
      "form.cancel": "Cancel",
      "page.feedback.send": "Submit",
      "app.language.apply": "Apply",
    });
  });

  it("exists for every locale", { tags: ["R9.3"] }, () => {
    const files = readdirSync(localesFolder).map((file) => basename(file, ".json"));
    expect(files.toSorted()).toEqual(locales.toSorted());
  });

  it.each(translatedLocales)("%s.json has the English ids in the same order", (locale) => {
    expect(Object.keys(readLayer(locale))).toEqual(Object.keys(english));
  });

  it.each([...translatedLocales, ...regionalLocales])("%s.json has the English arguments", (locale) => {
    expect(getArgumentsById(readCatalogue(localesFolder, locale))).toEqual(getArgumentsById(english));
  });

  it.each(translatedLocales)("%s.json is translated completely", (locale) => {
    const untranslated = Object.entries(readLayer(locale))
      .filter(([id, text]) => text === english[id])
      .map(([id]) => id)
      .filter((id) => !sameAsEnglish.some((same) => same.id === id && same.locales.includes(locale)));
    expect(untranslated, "Translate them, or add them to `sameAsEnglish` in this file").toEqual([]);
  });

  it("has only messages that the portal shows", () => {
    const root = join(import.meta.dirname, "../../..");
    const code = globSync(["src/**/*.{ts,tsx}", "deploy/build/helpPages.ts"], {
      cwd: root,
      exclude: ["src/testing/**", "**/*.{test,stories}.{ts,tsx}", "**/*.generated.ts"],
    }).map((file) => readFileSync(join(root, file), "utf8"));
    const ids = Object.keys(english);
    const used = findMessageIds(code.join("\n"), ids);
    expect(ids.filter((id) => !used.includes(id))).toEqual([]);
  });

  it("has a message for each description", () => {
    expect(Object.keys(descriptions).filter((id) => !(id in english))).toEqual([]);
  });
});

describe("the regional catalogue", () => {
  it.each(regionalLocales)("%s.json has only messages that differ from its language", (locale) => {
    const base = readLayer(getCatalogueLayers(locale)[0] ?? locale);
    const layer = readLayer(locale);
    const redundantIds = Object.keys(layer).filter((id) => !(id in base) || layer[id] === base[id]);
    expect(redundantIds).toEqual([]);
  });

  it("de-CH.json has no ß", () => {
    const withEszett = Object.entries(readCatalogue(localesFolder, "de-CH")).filter(([, text]) =>
      /[ßẞ]/.test(text),
    );
    expect(withEszett).toEqual([]);
  });
});

/** Synonyms of the words of `GLOSSARY.md`, which the texts must not use. */
const replacedWords: [Locale, RegExp][] = [
  ["de", /Kundendienst|Installateur/],
  ["fr", /service clients/i],
  ["sv", /montör/i],
];

describe("texts", () => {
  it.each(replacedWords)("texts of %s use the words of the glossary, not %s", (locale, word) => {
    expect(readLiteralTexts(locale).filter((text) => word.test(text))).toEqual([]);
  });

  it.each(locales)("texts of %s have the plural cases of their language", (locale) => {
    const wrong = readElements(locale).flatMap((element) =>
      element.type === TYPE.plural ? findWrongPluralCases(locale, element) : [],
    );
    expect(wrong).toEqual([]);
  });

  it.each(locales)("texts of %s use typographic quotes and apostrophes", (locale) => {
    expect(readLiteralTexts(locale).filter((text) => /["']/.test(text))).toEqual([]);
  });

  it.each(["fr", "fr-CH"])("texts of %s have no-break spaces before high punctuation", (locale) => {
    const wrong = readLiteralTexts(locale).filter((text) =>
      /(?<!\u202F)[?!;]|(?<![\u202F\u00A0]):/.test(text),
    );
    expect(wrong).toEqual([]);
  });
});

function readLayer(layer: string): Record<string, string> {
  return JSON.parse(readFileSync(join(localesFolder, `${layer}.json`), "utf8"));
}

function getArgumentsById(catalogue: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, text]) => [id, [...new Set(getArguments(text))].toSorted()]),
  );
}

/** Each argument with its type, such as `count plural`, also inside plurals, selections and tags. */
function getArguments(text: string): string[] {
  return flattenElements(parse(text)).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const argument = `${element.value} ${TYPE[element.type]}`;
    return element.type === TYPE.select
      ? [`${argument} ${Object.keys(element.options).toSorted().join(" ")}`]
      : [argument];
  });
}

/** Plural cases that the language does not have, and required ones that the text lacks. */
function findWrongPluralCases(locale: Locale, { value, options, pluralType }: PluralElement): string[] {
  const cases = Object.keys(options).filter((name) => !name.startsWith("="));
  const rules = new Intl.PluralRules(locale, { type: pluralType ?? "cardinal" }).resolvedOptions();
  const known: string[] = rules.pluralCategories;
  // French and Italian have `many` for round millions only; without it they fall back to `other`.
  const needed = known.filter((name) => name !== "many");
  const unknown = cases.filter((name) => !known.includes(name));
  const missing = needed.filter((name) => !cases.includes(name));
  return [...unknown, ...missing].map((name) => `${value} ${name}`);
}

/** The visible texts, without apostrophes that quote a brace. */
function readLiteralTexts(locale: string): string[] {
  return readElements(locale).flatMap((element) => (element.type === TYPE.literal ? [element.value] : []));
}

function readElements(locale: string): MessageFormatElement[] {
  return Object.values(readCatalogue(localesFolder, locale)).flatMap((text) => flattenElements(parse(text)));
}

/** All elements of a message, also those inside plurals, selections and tags. */
function flattenElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...flattenElements(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => flattenElements(value))];
  });
}
