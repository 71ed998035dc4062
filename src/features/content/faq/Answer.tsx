import { lazy, Suspense } from "react";
import { getAnswerText, hasMarkup } from "../answerText.ts";
import { HighlightedText } from "../search/HighlightedText.tsx";
import type { AnswerProps } from "./HtmlAnswer.tsx";
import styles from "./Question.module.css";

// The component and its parser have their own chunk, since most answers are plain text. Until it has loaded, the words alone are shown.
const HtmlAnswer = lazy(async () => ({
  default: (await import("./HtmlAnswer.tsx").catch(() => undefined))?.HtmlAnswer ?? TextAnswer,
}));

/** An answer of plain text or simple HTML. */
export function Answer(props: AnswerProps) {
  const text = <TextAnswer {...props} />;
  return hasMarkup(props.answer) ? (
    <Suspense fallback={text}>
      <HtmlAnswer {...props} />
    </Suspense>
  ) : (
    text
  );
}

/** Blank lines separate paragraphs. */
function TextAnswer({ answer, isMatch }: AnswerProps) {
  const paragraphs = getAnswerText(answer)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "");
  return (
    <div className={styles["paragraphs"]}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <HighlightedText text={paragraph} isMatch={isMatch} />
        </p>
      ))}
    </div>
  );
}
