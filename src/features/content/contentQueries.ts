import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { type GraphQlOptions, requestMainApi } from "#api/graphqlClient.ts";
import type { Locale } from "#locales.ts";
import {
  BookmarkContentDocument,
  type BookmarkContentQuery,
  DocumentContentDocument,
  type DocumentContentQuery,
  FaqContentDocument,
  type FaqContentQuery,
} from "./content.generated.ts";

export type FaqItem = NonNullable<FaqContentQuery["faqContent"]>[number];

export type ContentDocument = NonNullable<DocumentContentQuery["documentContent"]>[number];

export type Bookmark = NonNullable<BookmarkContentQuery["bookmarkContent"]>[number];

/**
 * The API client sends the active locale as a header. The key has the locale too, so that a change of locale loads the content
 * again; the earlier content stays meanwhile.
 */
function createContentQuery<Item>(
  name: string,
  locale: Locale,
  load: (options: GraphQlOptions) => Promise<readonly Item[] | null | undefined>,
) {
  return queryOptions({
    queryKey: [name, locale],
    queryFn: async ({ signal }) => requireFound(await load({ signal, abortKey: name }), name),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
    placeholderData: keepPreviousData,
  });
}

export function faqQuery(locale: Locale) {
  return createContentQuery<FaqItem>(
    "faqContent",
    locale,
    async (options) => (await requestMainApi(FaqContentDocument, {}, options)).faqContent,
  );
}

export function documentsQuery(locale: Locale) {
  return createContentQuery<ContentDocument>(
    "documentContent",
    locale,
    async (options) => (await requestMainApi(DocumentContentDocument, {}, options)).documentContent,
  );
}

export function bookmarksQuery(locale: Locale) {
  return createContentQuery<Bookmark>(
    "bookmarkContent",
    locale,
    async (options) => (await requestMainApi(BookmarkContentDocument, {}, options)).bookmarkContent,
  );
}
