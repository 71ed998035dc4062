import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { requireFound } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import type { Locale } from "#countries.ts";
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

// The API client sends the active locale as a header. In the keys it makes a change of locale load the
// content again; the earlier content stays meanwhile.

export function faqQuery(locale: Locale) {
  return queryOptions({
    queryKey: ["faqContent", locale],
    queryFn: async ({ signal }): Promise<FaqItem[]> => {
      const { faqContent } = await requestMainApi(FaqContentDocument, {}, { signal, abortKey: "faqContent" });
      return requireFound(faqContent, "The list of questions");
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

export function documentsQuery(locale: Locale) {
  return queryOptions({
    queryKey: ["documentContent", locale],
    queryFn: async ({ signal }): Promise<ContentDocument[]> => {
      const { documentContent } = await requestMainApi(
        DocumentContentDocument,
        {},
        { signal, abortKey: "documentContent" },
      );
      return requireFound(documentContent, "The list of documents");
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

export function bookmarksQuery(locale: Locale) {
  return queryOptions({
    queryKey: ["bookmarkContent", locale],
    queryFn: async ({ signal }): Promise<Bookmark[]> => {
      const { bookmarkContent } = await requestMainApi(
        BookmarkContentDocument,
        {},
        { signal, abortKey: "bookmarkContent" },
      );
      return requireFound(bookmarkContent, "The list of links");
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
