import { describe, expect, it } from "vitest";
import { contentSeeds } from "./contentSeeds.ts";

const languages = Object.entries(contentSeeds).map(([language, content]) => ({ language, content }));

const categoriesOf = (items: readonly { category: string }[]) => new Set(items.map((item) => item.category));

/** True if every text of a list differs from the others. */
const allDiffer = (texts: readonly string[]) => new Set(texts).size === texts.length;

describe.each(languages)("content in $language", ({ language, content }) => {
  it("answers ten questions under four headings", () => {
    expect(content.faq).toHaveLength(10);
    expect(categoriesOf(content.faq).size).toBe(4);
    expect(allDiffer(content.faq.map(({ question }) => question))).toBe(true);
  });

  it("has five documents at addresses of its own, one of them to be read only", () => {
    const { documents } = content;
    expect(documents).toHaveLength(5);
    expect(categoriesOf(documents).size).toBe(3);
    expect(documents.filter(({ isDownloadable }) => !isDownloadable)).toHaveLength(1);
    expect(allDiffer(documents.map(({ url }) => url))).toBe(true);
    for (const { url, imagePreviewUrl } of documents) {
      expect(url).toMatch(new RegExp(`^/files/documents/[a-z-]+-${language}\\.pdf$`));
      expect(imagePreviewUrl).toBe(url.replace(/pdf$/, "svg"));
    }
  });

  it("has four bookmarks to pages of the manufacturer in the language", () => {
    const addresses = content.bookmarks.map(({ url }) => url);
    expect(addresses).toHaveLength(4);
    expect(allDiffer(addresses)).toBe(true);
    for (const address of addresses) {
      expect(address).toMatch(new RegExp(`^https://www\\.taglys\\.example/${language}/[a-z-]+$`));
    }
  });

  it("keeps the campaign's splashes within 12 characters and leaves no text empty", () => {
    const texts = Object.entries(content.campaign);
    expect(texts.filter(([key, text]) => key.endsWith("_splash") && text.length > 12)).toEqual([]);
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("has enough of the customers' own words", () => {
    expect(content.projectDetails.length).toBeGreaterThanOrEqual(4);
    expect(content.windowNotes.length).toBeGreaterThanOrEqual(3);
    expect(allDiffer([...content.projectDetails, ...content.windowNotes])).toBe(true);
  });

  it("tells the reasons for a cancellation apart", () => {
    expect(allDiffer(Object.values(content.cancellationReasons))).toBe(true);
  });
});

it.each(["gsw", "fr", "it"] as const)("writes no ß in %s", (language) => {
  expect(JSON.stringify(contentSeeds[language])).not.toContain("ß");
});

it("repeats no campaign text of one language in another", () => {
  const ownTexts = languages.flatMap(({ content }) => [
    ...new Set(Object.values(content.campaign).filter((text) => text.length > 12)),
  ]);
  expect(ownTexts.filter((text, index) => ownTexts.indexOf(text) !== index)).toEqual([]);
});
