import type { Resolvers } from "#generated/mainApiResolvers.ts";
import { getContentLanguage } from "#seeds/content/contentLanguage.ts";
import type { ContentSeed } from "#seeds/content/contentSeed.ts";
import type { RequestContext } from "../requestContext.ts";

export const contentResolvers: Resolvers = {
  Query: {
    faqContent: (_, __, context) =>
      getContent(context).faq.filter(
        ({ group }) => group !== "windows" || context.world.config.windowRegistrationEnabled,
      ),
    documentContent: (_, __, context) => [...getContent(context).documents],
    bookmarkContent: (_, __, context) =>
      getContent(context).bookmarks.map((bookmark) => ({ previewUrl: null, ...bookmark })),
  },
};

function getContent({ world, locale }: RequestContext): ContentSeed {
  return world.content[getContentLanguage(locale)];
}
