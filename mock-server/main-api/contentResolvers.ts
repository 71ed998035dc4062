import type { Resolvers } from "../generated/mainApi.ts";
import { contentLanguageOf } from "../world/content/contentLanguage.ts";
import { contentSeeds } from "../world/content/contentSeeds.ts";

export const contentResolvers: Resolvers = {
  Query: {
    faqContent: (_, __, { locale }) => [...contentSeeds[contentLanguageOf(locale)].faq],
    documentContent: (_, __, { locale }) => [...contentSeeds[contentLanguageOf(locale)].documents],
    bookmarkContent: (_, __, { locale }) => [...contentSeeds[contentLanguageOf(locale)].bookmarks],
  },
};
