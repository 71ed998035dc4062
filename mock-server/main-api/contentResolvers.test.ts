import { describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { freshWorld } from "../testing/worlds.ts";
import { contentSeeds } from "../world/content/contentSeeds.ts";

const faq = "{ faqContent { question answer category } }";
const documents = "{ documentContent { title url imagePreviewUrl isDownloadable category } }";
const bookmarks = "{ bookmarkContent { title previewUrl url category } }";

/** What Anna reads in a locale. */
async function contentIn(document: string, locale: string): Promise<unknown> {
  const { data, errors } = await callerIn(freshWorld("CH"), "anna", { "x-taglys-locale": locale }).main(
    document,
  );
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
] as const)("content for $locale is in $language [R9.6]", ({ locale, language }) => {
  const seed = contentSeeds[language];

  it("as questions and answers [R7.17] [R3.15]", async () => {
    expect(await contentIn(faq, locale)).toEqual({ faqContent: seed.faq });
  });

  it("as documents [R7.18] [R3.16]", async () => {
    expect(await contentIn(documents, locale)).toEqual({ documentContent: seed.documents });
  });

  it("as bookmarks [R7.19] [R3.17]", async () => {
    const expected = seed.bookmarks.map((bookmark) => ({ previewUrl: null, ...bookmark }));
    expect(await contentIn(bookmarks, locale)).toEqual({ bookmarkContent: expected });
  });
});

it("content without a locale header is in the country's default language", async () => {
  const { data } = await callerIn(freshWorld("DK"), "anna").main(faq);
  expect(data).toEqual({ faqContent: contentSeeds.da.faq });
});
