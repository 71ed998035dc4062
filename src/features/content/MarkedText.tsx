import { markMatches } from "./searchFaq.ts";

interface MarkedTextProps {
  text: string;
  /** As `wordsOf` makes them. */
  words: readonly string[];
}

/** A text in which what was searched for is marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  let position = 0;
  return markMatches(text, words).map((piece) => {
    const key = position;
    position += piece.text.length;
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
