import { foldText } from "./foldText.ts";

/** A part of a text, and whether it matches a search word. */
export interface TextSegment {
  text: string;
  isMatch: boolean;
}

interface Question {
  question: string;
  answer: string;
  category: string;
}

/** The folded words of a search query. */
export function parseSearchWords(query: string): string[] {
  const words = foldText(query)
    .folded.split(/\s+/)
    .filter((word) => word !== "");
  return [...new Set(words)];
}

/** Returns the items in which every word occurs, be it in the question, the answer or the category. */
export function searchFaq<Item extends Question>(items: readonly Item[], words: readonly string[]): Item[] {
  return items.filter((item) => containsWords(`${item.question}\n${item.answer}\n${item.category}`, words));
}

/** Whether all words occur in the folded text. */
export function containsWords(text: string, words: readonly string[]): boolean {
  const { folded } = foldText(text);
  return words.every((word) => folded.includes(word));
}

/** Splits a text into segments that match one of the words and segments that do not. */
export function splitByMatches(text: string, words: readonly string[]): TextSegment[] {
  const segments: TextSegment[] = [];
  let position = 0;
  for (const [start, end] of findMatches(text, words)) {
    if (start > position) segments.push({ text: text.slice(position, start), isMatch: false });
    segments.push({ text: text.slice(start, end), isMatch: true });
    position = end;
  }
  if (position < text.length) segments.push({ text: text.slice(position), isMatch: false });
  return segments;
}

/** The positions of the words in a text, in order; adjacent and overlapping matches are merged. */
function findMatches(text: string, words: readonly string[]): [start: number, end: number][] {
  const { folded, starts, ends } = foldText(text);
  const matches: [number, number][] = [];
  for (const word of words) {
    for (let index = folded.indexOf(word); index !== -1; index = folded.indexOf(word, index + word.length)) {
      matches.push([starts[index] ?? 0, ends[index + word.length - 1] ?? text.length]);
    }
  }
  const merged: [number, number][] = [];
  for (const [start, end] of matches.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
