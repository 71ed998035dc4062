import { expect, it } from "vitest";
import { contentSeeds } from "#seeds/content/contentSeeds.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";

it.each([
  { country: "CH", locale: "de-CH", language: "gsw" },
  { country: "CH", locale: "fr-CH", language: "fr" },
  { country: "CH", locale: "xx", language: "gsw" },
  { country: "DK", locale: undefined, language: "da" },
] as const)(
  "content of $country for the locale $locale is in $language",
  { tags: ["R9.6", "R7.17", "R7.18", "R7.19", "R3.15", "R3.16", "R3.17"] },
  async ({ country, locale, language }) => {
    const headers: Record<string, string> = locale ? { "x-taglys-locale": locale } : {};
    const { data } = await createClient(createStandingWorld(country), "anna", headers).main(`{
      faqContent { question answer category }
      documentContent { title url imagePreviewUrl isDownloadable category }
      bookmarkContent { title previewUrl url category }
    }`);
    const { faq, documents, bookmarks } = contentSeeds[language];
    expect(data).toEqual({
      faqContent: faq,
      documentContent: documents,
      bookmarkContent: bookmarks.map((bookmark) => ({ previewUrl: null, ...bookmark })),
    });
  },
);
