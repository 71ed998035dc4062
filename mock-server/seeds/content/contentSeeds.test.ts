import { describe, expect, it } from "vitest";
import { contentSeeds } from "./contentSeeds.ts";

const languages = Object.entries(contentSeeds).map(([language, content]) => ({ language, content }));

const collectCategories = (items: readonly { category: string }[]) =>
  new Set(items.map((item) => item.category));

const areAllDifferent = (texts: readonly string[]) => new Set(texts).size === texts.length;

describe.each(languages)("content in $language", ({ language, content }) => {
  it("has ten questions in four categories", () => {
    expect(content.faq).toHaveLength(10);
    expect(collectCategories(content.faq).size).toBe(4);
    expect(areAllDifferent(content.faq.map(({ question }) => question))).toBe(true);
  });

  it("has five documents with URLs of its own, one of them not downloadable", () => {
    const { documents } = content;
    expect(documents).toHaveLength(5);
    expect(collectCategories(documents).size).toBe(3);
    expect(documents.filter(({ isDownloadable }) => !isDownloadable)).toHaveLength(1);
    expect(areAllDifferent(documents.map(({ url }) => url))).toBe(true);
    for (const { url, imagePreviewUrl } of documents) {
      expect(url).toMatch(new RegExp(`^/files/documents/[a-z-]+-${language}\\.pdf$`));
      expect(imagePreviewUrl).toBe(url.replace(/pdf$/, "svg"));
    }
  });

  it("has four bookmarks to the manufacturer's pages in its language", () => {
    const urls = content.bookmarks.map(({ url }) => url);
    expect(urls).toHaveLength(4);
    expect(areAllDifferent(urls)).toBe(true);
    for (const url of urls) {
      expect(url).toMatch(new RegExp(`^https://www\\.taglys\\.example/${language}/[a-z-]+$`));
    }
  });

  it("has campaign splashes of at most 12 characters and no empty texts", () => {
    const texts = Object.entries(content.campaign);
    expect(texts.filter(([key, text]) => key.endsWith("_splash") && text.length > 12)).toEqual([]);
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("has enough different customer texts", () => {
    expect(content.projectDetails.length).toBeGreaterThanOrEqual(4);
    expect(content.windowNotes.length).toBeGreaterThanOrEqual(3);
    expect(areAllDifferent([...content.projectDetails, ...content.windowNotes])).toBe(true);
  });

  it("has different cancellation reasons", () => {
    expect(areAllDifferent(Object.values(content.cancellationReasons))).toBe(true);
  });
});

it.each(["gsw", "fr", "it"] as const)("content in %s contains no ß", (language) => {
  expect(JSON.stringify(contentSeeds[language])).not.toContain("ß");
});

it("content in gsw has Swiss words instead of German ones", () => {
  expect(JSON.stringify(contentSeeds.gsw)).not.toMatch(/Angebot|Rollo|Dachboden|stornier|Werktag/);
  expect(JSON.stringify(contentSeeds.gsw)).toContain("Offerte");
});

it("campaign texts differ between languages", () => {
  // Swiss Standard German has many texts in common with German.
  const ownTexts = languages
    .filter(({ language }) => language !== "gsw")
    .flatMap(({ content }) => [
      ...new Set(Object.values(content.campaign).filter((text) => text.length > 12)),
    ]);
  expect(ownTexts.filter((text, index) => ownTexts.indexOf(text) !== index)).toEqual([]);
});
