import * as v from "valibot";
import { readSeed } from "../readSeed.ts";
import { type ContentLanguage, contentLanguages } from "./contentLanguage.ts";
import type { ContentFile, ContentSeed } from "./contentSeed.ts";
import english from "./en.json" with { type: "json" };

/** The files of all languages have the keys and as many texts as the English one. */
const fileSchema = createSchema(english);

export const contentSeeds = Object.fromEntries(
  contentLanguages.map((language) => [language, readContentSeed(language)]),
) as Record<ContentLanguage, ContentSeed>;

function readContentSeed(language: ContentLanguage): ContentSeed {
  const file = readSeed(`content/${language}.json`, fileSchema) as ContentFile;
  const { categories, faq, documents, bookmarks, ...texts } = file;
  return {
    ...texts,
    faq: listWithCategory(faq, categories),
    documents: Object.entries(documents).flatMap(([category, titles]) =>
      Object.entries(titles).map(([name, title]) => ({
        category: categories[category as keyof typeof documents],
        title,
        url: `/files/documents/${name}-${language}.pdf`,
        imagePreviewUrl: `/files/documents/${name}-${language}.svg`,
        isDownloadable: name !== "blinds-brochure",
      })),
    ),
    bookmarks: listWithCategory(bookmarks, categories).map(({ category, title, page }) => ({
      category,
      title,
      url: `https://www.taglys.example/${language}/${page}`,
    })),
  };
}

function listWithCategory<Category extends string, Item>(
  groups: Readonly<Record<Category, readonly Item[]>>,
  categories: Readonly<Record<NoInfer<Category>, string>>,
): (Item & { category: string; group: Category })[] {
  return (Object.keys(groups) as Category[]).flatMap((key) =>
    groups[key].map((item) => ({ category: categories[key], group: key, ...item })),
  );
}

function createSchema(example: unknown): v.GenericSchema {
  if (typeof example !== "object" || example === null) return v.pipe(v.string(), v.nonEmpty());
  if (Array.isArray(example)) return v.strictTuple(example.map(createSchema));
  return v.strictObject(
    Object.fromEntries(Object.entries(example).map(([key, value]) => [key, createSchema(value)])),
  );
}
