/** A part of a text, and whether the search found it. */
export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** Tells for a word of a text whether the search found it. */
export type IsMatch = (word: string) => boolean;

// Combining accents belong to the letter before them.
const word = /([\p{L}\p{M}\p{N}]+)/u;

/** The words of a text, as it has them. */
export function splitWords(text: string): string[] {
  return text.split(word).filter((_, index) => index % 2 === 1);
}

/** Splits a text into words that the search found and what is between them. */
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
