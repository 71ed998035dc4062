import type { Resolvers } from "../generated/mainApi.ts";
import { contentLanguageOf } from "../world/content/contentLanguage.ts";

export const contentResolvers: Resolvers = {
  Query: {
    faqContent: (_, __, { world, locale }) => [...world.content[contentLanguageOf(locale)].faq],
    documentContent: (_, __, { world, locale }) => [...world.content[contentLanguageOf(locale)].documents],
    bookmarkContent: (_, __, { world, locale }) => [...world.content[contentLanguageOf(locale)].bookmarks],
  },
};
