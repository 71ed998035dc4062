import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { foldText } from "./foldText.ts";
import type { SearchLanguage } from "./searchLanguage.ts";
import { type IsMatch, splitWords } from "./splitByMatches.ts";

/** A question, document or link. */
export interface SearchEntry {
  /** Unique among all entries. */
  id: string;
  title: string;
  /** What is written below the title. */
  text: string;
  category: string;
}

/** Returns undefined for a query without words. */
export type HelpSearch = (query: string) => SearchResults | undefined;

export interface SearchResults {
  /** The best first. */
  ids: readonly string[];
  isMatch: IsMatch;
}

/** Fewer letters are part of too many words. */
const minPartLength = 4;

/** Results with a smaller share of the best one's score: similar words, or some common word of the query alone. */
const minScoreShares = { allWords: 0.05, someWords: 0.35 };

/**
 * Indexes the entries, a few at a time, so that the page answers to the visitor meanwhile. The search tolerates typing
 * errors, inflections and compounds ("Nummer" finds "Seriennummer"), and knows the language's synonyms. It finds entries
 * that have all words of the query, or else those that have some.
 */
export async function createHelpSearch(
  entries: readonly SearchEntry[],
  language: SearchLanguage,
): Promise<HelpSearch> {
  const { getTerms, getSynonyms, getEndings, isStopWord } = createVocabulary(language);
  const join = (words: readonly string[], getRelated: (word: string) => string[]) =>
    [...new Set(words.flatMap(getRelated))].join(" ");
  const toTerms = (text: string) => splitWords(text).flatMap(getTerms).join(" ");
  // Without the words of the category: each of its entries would match them.
  const getWords = ({ title, text }: SearchEntry) => splitWords(`${title} ${text}`);
  const fields: Readonly<Record<string, (entry: SearchEntry) => string>> = {
    id: ({ id }) => id,
    title: ({ title }) => toTerms(title),
    text: ({ text }) => toTerms(text),
    category: ({ category }) => toTerms(category),
    synonyms: (entry) => join(getWords(entry), getSynonyms),
    parts: (entry) => join(getWords(entry), getEndings),
  };
  const index = new MiniSearch<SearchEntry>({
    fields: ["title", "text", "category", "synonyms", "parts"],
    extractField: (entry, name) => fields[name]?.(entry) ?? "",
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, category: 2, synonyms: 0.8, parts: 0.5 },
      weights: { fuzzy: 0.3, prefix: 0.4 },
    },
  });
  await index.addAllAsync(entries);

  return (query) => {
    const queryWords = splitWords(query);
    if (queryWords.length === 0) return undefined;
    const tellingWords = queryWords.filter((word) => !isStopWord(word));
    const queries = (tellingWords.length > 0 ? tellingWords : queryWords).map(
      (word): Query => ({
        combineWith: "OR",
        queries: [...getTerms(word).flatMap(createTermQueries), ...getSynonyms(word).map(createSynonymQuery)],
      }),
    );
    const withAllWords = index.search({ combineWith: "AND", queries });
    const results =
      withAllWords.length > 0
        ? takeBest(withAllWords, minScoreShares.allWords)
        : takeBest(index.search({ combineWith: "OR", queries }), minScoreShares.someWords);
    const matches = new Set(results.flatMap(({ match }) => Object.keys(match)));
    return {
      ids: results.map(({ id }) => String(id)),
      isMatch: (word) =>
        [...getTerms(word), ...getSynonyms(word), ...getEndings(word)].some((it) => matches.has(it)),
    };
  };
}

function takeBest(results: readonly SearchResult[], minShare: number): SearchResult[] {
  const minScore = (results[0]?.score ?? 0) * minShare;
  return results.filter(({ score }) => score >= minScore);
}

function createTermQueries(term: string): Query[] {
  const inWords: Query = {
    queries: [term],
    fields: ["title", "text", "category", "synonyms"],
    prefix: term.length > 2,
    fuzzy: getMaxTypos(term),
  };
  const inCompounds: Query = { queries: [term], fields: ["parts"], prefix: true };
  return term.length < minPartLength ? [inWords] : [inWords, inCompounds];
}

/** Finds compounds that begin with a synonym; the field of synonyms has only those of whole words. */
function createSynonymQuery(synonym: string): Query {
  return {
    queries: [synonym],
    fields: ["title", "text"],
    boost: { title: 2, text: 0.3 },
    prefix: synonym.length >= minPartLength,
  };
}

/** One wrong letter turns a short word into another one. */
function getMaxTypos(term: string): number {
  if (term.length < 5) return 0;
  return term.length < 8 ? 1 : 2;
}

/** What a word ends with, where it is long enough to be a compound: "meisternummer", … "nummer", … "mmer". */
function splitEndings(word: string): string[] {
  const count = Math.max(0, word.length - 2 * minPartLength + 1);
  return Array.from({ length: count }, (_, index) => word.slice(index + minPartLength));
}

/** Texts repeat their words: each is looked up once. */
function memoize(getWords: (word: string) => string[]): (word: string) => string[] {
  const known = new Map<string, string[]>();
  return (word) => {
    const words = known.get(word) ?? getWords(word);
    known.set(word, words);
    return words;
  };
}

function createVocabulary({ stem, synonyms, stopWords }: SearchLanguage) {
  const getStem = (word: string) => foldText(stem(word.toLowerCase().normalize("NFC")));
  const stopTerms = new Set(splitWords(stopWords).map(foldText));
  const synonymsByTerm = new Map<string, string[]>();
  for (const group of synonyms.split("\n")) {
    const terms = [...new Set(splitWords(group).flatMap((word) => [foldText(word), getStem(word)]))];
    for (const term of terms) synonymsByTerm.set(term, [...(synonymsByTerm.get(term) ?? []), ...terms]);
  }
  return {
    /** The word as it is written, in which typing errors are found, and its stem. */
    getTerms: memoize((word) => [...new Set([foldText(word), getStem(word)])]),
    getSynonyms: memoize((word) => {
      const stem = getStem(word);
      return (synonymsByTerm.get(stem) ?? []).filter((synonym) => synonym !== stem);
    }),
    getEndings: memoize((word) => splitEndings(foldText(word))),
    isStopWord: (word: string) => stopTerms.has(foldText(word)),
  };
}
