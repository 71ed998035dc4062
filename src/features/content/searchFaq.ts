import { foldText } from "./foldedText.ts";

/** A piece of a text, and whether it is something that was searched for. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

interface Question {
  question: string;
  answer: string;
  category: string;
}

/** The words of a search, folded; none where nothing is searched for. */
export function wordsOf(query: string): string[] {
  const words = foldText(query)
    .folded.split(/\s+/)
    .filter((word) => word !== "");
  return [...new Set(words)];
}

/** The questions in which every word occurs: in the question, its answer or its category. */
export function searchFaq<Item extends Question>(items: readonly Item[], words: readonly string[]): Item[] {
  return items.filter((item) => occurIn(`${item.question}\n${item.answer}\n${item.category}`, words));
}

/** Whether the folded text holds all of the words. */
export function occurIn(text: string, words: readonly string[]): boolean {
  const { folded } = foldText(text);
  return words.every((word) => folded.includes(word));
}

/** Takes a text apart into what matches one of the words and what does not. Joined, the pieces are the text. */
export function markMatches(text: string, words: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let position = 0;
  for (const [start, end] of matchesIn(text, words)) {
    if (start > position) pieces.push({ text: text.slice(position, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    position = end;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), isMatch: false });
  return pieces;
}

/** Where the words stand in a text, in order; matches that touch or overlap are one. */
function matchesIn(text: string, words: readonly string[]): [start: number, end: number][] {
  const { folded, starts, ends } = foldText(text);
  const matches: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      matches.push([starts[at] ?? 0, ends[at + word.length - 1] ?? text.length]);
    }
  }
  const joined: [number, number][] = [];
  for (const [start, end] of matches.toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
