import { keepNumbersTogether } from "#i18n/formats/keepNumbersTogether.ts";
import styles from "./HelpSearch.module.css";
import { type IsMatch, splitByMatches } from "./helpSearch.ts";

interface HighlightedTextProps {
  text: string;
  /** Whether the search found a word. Undefined without a search. */
  isMatch: IsMatch | undefined;
}

/** A text with `<mark>` elements around the words that the search found. */
export function HighlightedText({ text: plainText, isMatch }: HighlightedTextProps) {
  const text = keepNumbersTogether(plainText);
  if (!isMatch) return text;
  let position = 0;
  return splitByMatches(text, isMatch).map((segment) => {
    const key = position;
    position += segment.text.length;
    return segment.isMatch ? (
      <mark key={key} className={styles["match"]}>
        {segment.text}
      </mark>
    ) : (
      segment.text
    );
  });
}
