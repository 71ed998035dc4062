import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import {
  BookmarkContentDocument,
  type BookmarkContentQuery,
  DocumentContentDocument,
  type DocumentContentQuery,
  FaqContentDocument,
  type FaqContentQuery,
} from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";
import type { Locale } from "../../countries.ts";

/** A question with its answer. */
export type FaqItem = NonNullable<FaqContentQuery["faqContent"]>[number];

/** A document to read or to keep. */
export type ContentDocument = NonNullable<DocumentContentQuery["documentContent"]>[number];

/** A page elsewhere. */
export type Bookmark = NonNullable<BookmarkContentQuery["bookmarkContent"]>[number];

// The locale travels in a header; in the keys it makes a change of language load anew.

/** Questions and answers for a locale. */
export function faqQuery(locale: Locale) {
  return queryOptions({
    queryKey: ["faqContent", locale],
    queryFn: async ({ signal }): Promise<FaqItem[]> => {
      const { faqContent } = await requestMainApi(FaqContentDocument, {}, { signal });
      return requireFound(faqContent, "The list of questions");
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Documents for a locale. */
export function documentsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ["documentContent", locale],
    queryFn: async ({ signal }): Promise<ContentDocument[]> => {
      const { documentContent } = await requestMainApi(DocumentContentDocument, {}, { signal });
      return requireFound(documentContent, "The list of documents");
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Links for a locale. */
export function bookmarksQuery(locale: Locale) {
  return queryOptions({
    queryKey: ["bookmarkContent", locale],
    queryFn: async ({ signal }): Promise<Bookmark[]> => {
      const { bookmarkContent } = await requestMainApi(BookmarkContentDocument, {}, { signal });
      return requireFound(bookmarkContent, "The list of links");
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
