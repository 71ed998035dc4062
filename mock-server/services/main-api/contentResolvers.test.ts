import { describe, expect, it } from "vitest";
import { contentSeeds } from "../../seeds/content/contentSeeds.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";

const faqDocument = "{ faqContent { question answer category } }";
const documentsDocument = "{ documentContent { title url imagePreviewUrl isDownloadable category } }";
const bookmarksDocument = "{ bookmarkContent { title previewUrl url category } }";

async function queryContent(document: string, locale: string): Promise<unknown> {
  const { data, errors } = await createClient(createStandingWorld("CH"), "anna", {
    "x-taglys-locale": locale,
  }).main(document);
  expect(errors).toEqual([]);
  return data;
}

describe.each([
  { locale: "de-DE", language: "de" },
  { locale: "de-AT", language: "de" },
  { locale: "de-CH", language: "gsw" },
  { locale: "fr-CH", language: "fr" },
  { locale: "it-CH", language: "it" },
  { locale: "en-IE", language: "en" },
  { locale: "no", language: "no" },
  { locale: "sv", language: "sv" },
  { locale: "da", language: "da" },
  { locale: "xx", language: "gsw" },
] as const)("content for the locale $locale", { tags: ["R9.6"] }, ({ locale, language }) => {
  const seed = contentSeeds[language];

  it(`faqContent is in ${language}`, { tags: ["R7.17", "R3.15"] }, async () => {
    expect(await queryContent(faqDocument, locale)).toEqual({ faqContent: seed.faq });
  });

  it(`documentContent is in ${language}`, { tags: ["R7.18", "R3.16"] }, async () => {
    expect(await queryContent(documentsDocument, locale)).toEqual({ documentContent: seed.documents });
  });

  it(`bookmarkContent is in ${language}`, { tags: ["R7.19", "R3.17"] }, async () => {
    const expected = seed.bookmarks.map((bookmark) => ({ previewUrl: null, ...bookmark }));
    expect(await queryContent(bookmarksDocument, locale)).toEqual({ bookmarkContent: expected });
  });
});

it("faqContent is in the country's default language without a locale header", async () => {
  const { data } = await createClient(createStandingWorld("DK"), "anna").main(faqDocument);
  expect(data).toEqual({ faqContent: contentSeeds.da.faq });
});
