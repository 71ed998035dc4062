import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Locale } from "#locales.ts";
import { getAnswerText } from "../answerText.ts";
import {
  type Bookmark,
  bookmarksQuery,
  type ContentDocument,
  documentsQuery,
  type FaqItem,
  faqQuery,
} from "../contentQueries.ts";
import { createHelpSearch, type IsMatch, type SearchEntry, splitWords } from "./helpSearch.ts";

type HelpItem = FaqItem | ContentDocument | Bookmark;

/** The results of a search in everything that has loaded. */
export interface HelpSearchResults {
  count: number;
  /** Whether questions, documents and links have all loaded. */
  isComplete: boolean;
  /** The found items, the best first. */
  pick<Item extends HelpItem>(items: readonly Item[]): Item[];
  isSimilar: boolean;
  isMatch: IsMatch;
}

/** Searches questions, documents and links; undefined for a query without words. */
export function useHelpSearch(query: string, locale: Locale): HelpSearchResults | undefined {
  const questions = useQuery(faqQuery(locale));
  const documents = useQuery(documentsQuery(locale));
  const bookmarks = useQuery(bookmarksQuery(locale));
  const items = useMemo(
    () => [...(questions.data ?? []), ...(documents.data ?? []), ...(bookmarks.data ?? [])],
    [questions.data, documents.data, bookmarks.data],
  );
  // The index is built when the visitor types the first word.
  const hasWords = splitWords(query).length > 0;
  const search = useMemo(
    () => (hasWords ? createHelpSearch(items.map(toEntry)) : undefined),
    [hasWords, items],
  );
  const results = useMemo(() => search?.(query), [search, query]);
  if (!results) return undefined;
  const ranks = new Map<HelpItem | undefined, number>(results.ids.map((id, rank) => [items[id], rank]));
  const getRank = (item: HelpItem) => ranks.get(item) ?? Number.POSITIVE_INFINITY;
  return {
    count: results.ids.length,
    isComplete: ![questions, documents, bookmarks].some(({ isPending }) => isPending),
    pick: (all) => all.filter((item) => ranks.has(item)).toSorted((a, b) => getRank(a) - getRank(b)),
    isSimilar: results.isSimilar,
    isMatch: results.isMatch,
  };
}

function toEntry(item: HelpItem, id: number): SearchEntry {
  const [title, text] = "question" in item ? [item.question, getAnswerText(item.answer)] : [item.title, ""];
  return { id, title, text, category: item.category };
}
