import MiniSearch, { type SearchResult } from "minisearch";

/** A question, document or link. */
export interface SearchEntry {
  /** An id that is unique among all entries. */
  id: number;
  title: string;
  /** The entry's text below the title. */
  text: string;
  category: string;
}

/** Returns whether the search found a word. */
export type IsMatch = (word: string) => boolean;

interface SearchResults {
  /** The best first. */
  ids: readonly number[];
  /** Whether the results contain only words that are similar to the query's words. */
  isSimilar: boolean;
  isMatch: IsMatch;
}

/** Results with a smaller share of the best score match only common words of the query. */
const minScoreShare = 0.35;

/**
 * The search finds entries with all words of the query, or else entries with some. The beginning of a word is enough. If no
 * entry has the typed words, the search tolerates typing errors. It returns undefined for a query without words.
 */
export function createHelpSearch(
  entries: readonly SearchEntry[],
): (query: string) => SearchResults | undefined {
  const index = new MiniSearch<SearchEntry>({
    fields: ["title", "text", "category"],
    tokenize: splitWords,
    processTerm: foldText,
    searchOptions: { boost: { title: 3, category: 2 }, prefix: (term) => term.length > 2 },
  });
  index.addAll(entries);

  return (query) => {
    if (splitWords(query).length === 0) return undefined;
    let results = index.search(query, { combineWith: "AND" });
    const isSimilar = results.length === 0;
    if (isSimilar) results = index.search(query, { combineWith: "AND", fuzzy: getMaxTypos });
    if (results.length === 0) results = takeBest(index.search(query, { fuzzy: getMaxTypos }));
    const matches = new Set(results.flatMap(({ match }) => Object.keys(match)));
    return { ids: results.map(({ id }) => id), isSimilar, isMatch: (word) => matches.has(foldText(word)) };
  };
}

/** Swapped letters count as two typing errors. In a short word, a single error makes another word. */
function getMaxTypos(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 6 ? 1 : 2;
}

function takeBest(results: readonly SearchResult[]): SearchResult[] {
  const minScore = (results[0]?.score ?? 0) * minScoreShare;
  return results.filter(({ score }) => score >= minScore);
}

/** Letters that Unicode does not decompose, in the spelling of keyboards without them. */
const foldedLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Folds a text for search: removes capitals and accents, and splits ligatures. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => foldedLetters[letter] ?? letter);
}

// Combining accents belong to the letter before them.
const word = /([\p{L}\p{M}\p{N}]+)/u;

/** The words of a text, unfolded. */
export function splitWords(text: string): string[] {
  return text.split(word).filter((_, index) => index % 2 === 1);
}

/** A part of a text, and whether the search found it. */
interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** Splits a text into found words and the parts between them. */
export function splitByMatches(text: string, isMatch: IsMatch): TextSegment[] {
  const segments: TextSegment[] = [];
  for (const [index, part] of text.split(word).entries()) {
    const isMatchingWord = index % 2 === 1 && isMatch(part);
    const last = segments.at(-1);
    if (last && !last.isMatch && !isMatchingWord) last.text += part;
    else if (part !== "") segments.push({ text: part, isMatch: isMatchingWord });
  }
  return segments;
}
