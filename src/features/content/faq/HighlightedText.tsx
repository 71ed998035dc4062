import { splitByMatches } from "./searchFaq.ts";

interface HighlightedTextProps {
  text: string;
  /** Folded, as `parseSearchWords` returns them. */
  words: readonly string[];
}

/** A text with `<mark>` elements around matches of the words. */
export function HighlightedText({ text, words }: HighlightedTextProps) {
  let position = 0;
  return splitByMatches(text, words).map((segment) => {
    const key = position;
    position += segment.text.length;
    return segment.isMatch ? <mark key={key}>{segment.text}</mark> : segment.text;
  });
}
