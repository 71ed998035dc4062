import { expect, it } from "vitest";
import { contentSeeds } from "./contentSeeds.ts";

const seeds = Object.entries(contentSeeds).map(([language, content]) => ({ language, content }));

const findDuplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it.each(seeds)("content in $language has no duplicates, and short campaign splashes", ({ content }) => {
  const { faq, documents, bookmarks, cancellationReasons, projectDetails, windowNotes, campaign } = content;
  const texts = [cancellationReasons, projectDetails, windowNotes].flatMap((it) => Object.values<string>(it));
  const urls = [...documents, ...bookmarks].map(({ url }) => url);
  const questions = faq.map(({ question }) => question);
  expect(findDuplicates([...urls, ...questions, ...texts])).toEqual([]);
  const splashes = Object.entries(campaign).filter(([key]) => key.endsWith("_splash"));
  expect(splashes.filter(([, text]) => text.length > 12)).toEqual([]);
});

it.each(seeds)("campaigns in $language name no date", ({ content }) => {
  expect(Object.values(content.campaign).filter((text) => /\d/.test(text))).toEqual([]);
});

it("content in gsw has the spelling and the words of Switzerland", () => {
  expect(JSON.stringify(contentSeeds.gsw)).not.toMatch(/ß|Angebot|Rollo|Dachboden|stornier|Werktag/);
});
