import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Locale } from "../../../countries.ts";
import { getContentLanguage } from "../../../i18n/locale/contentLanguage.ts";
import {
  type Bookmark,
  bookmarksQuery,
  type ContentDocument,
  documentsQuery,
  type FaqItem,
  faqQuery,
} from "../contentQueries.ts";
import { createHelpSearch } from "./createHelpSearch.ts";
import { loadSearchLanguage } from "./loadSearchLanguage.ts";
import { unknownLanguage } from "./searchLanguage.ts";
import { type IsMatch, splitWords } from "./splitByMatches.ts";

type HelpItem = FaqItem | ContentDocument | Bookmark;

/** What a search found among everything that has loaded. */
export interface HelpSearchResults {
  count: number;
  /** False while questions, documents or links are loading. */
  isComplete: boolean;
  /** Those of the items that were found, the best first. */
  pick<Item extends HelpItem>(items: readonly Item[]): Item[];
  isMatch: IsMatch;
}

/** Searches questions, documents and links; undefined for a query without words, and while the index is being made. */
export function useHelpSearch(query: string, locale: Locale): HelpSearchResults | undefined {
  const questions = useQuery(faqQuery(locale));
  const documents = useQuery(documentsQuery(locale));
  const bookmarks = useQuery(bookmarksQuery(locale));
  const contentLanguage = getContentLanguage(locale);
  // Errors are ignored: the search works without stems and synonyms.
  const searchLanguage = useQuery({
    queryKey: ["searchLanguage", contentLanguage],
    queryFn: () => loadSearchLanguage(contentLanguage),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const items = useMemo(
    () => [...(questions.data ?? []), ...(documents.data ?? []), ...(bookmarks.data ?? [])],
    [questions.data, documents.data, bookmarks.data],
  );
  const versions = [questions, documents, bookmarks, searchLanguage].map(
    ({ dataUpdatedAt }) => dataUpdatedAt,
  );
  const { data: search } = useQuery({
    queryKey: ["helpSearch", locale, versions],
    queryFn: () => createHelpSearch(items.map(toEntry), searchLanguage.data ?? unknownLanguage),
    // Nothing is indexed before the first word is typed.
    enabled: splitWords(query).length > 0,
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
  });
  const results = useMemo(() => search?.(query), [search, query]);
  if (!results) return undefined;
  const ranks = new Map<HelpItem | undefined, number>(
    results.ids.map((id, rank) => [items[Number(id)], rank]),
  );
  const getRank = (item: HelpItem) => ranks.get(item) ?? Number.POSITIVE_INFINITY;
  return {
    count: results.ids.length,
    isComplete: ![questions, documents, bookmarks].some(({ isPending }) => isPending),
    pick: (all) => all.filter((item) => ranks.has(item)).toSorted((a, b) => getRank(a) - getRank(b)),
    isMatch: results.isMatch,
  };
}

function toEntry(item: HelpItem, index: number) {
  const [title, text] = "question" in item ? [item.question, item.answer] : [item.title, ""];
  return { id: String(index), title, text, category: item.category };
}
