import { useQuery } from "@tanstack/react-query";
import { getAnswerText, hasMarkup } from "../answerText.ts";
import { HighlightedText } from "../search/HighlightedText.tsx";
import type { IsMatch } from "../search/helpSearch.ts";
import { HtmlAnswer } from "./HtmlAnswer.tsx";
import styles from "./Question.module.css";

interface AnswerProps {
  answer: string;
  isMatch: IsMatch | undefined;
}

/** An answer of plain text or simple HTML. Blank lines separate paragraphs. */
export function Answer({ answer, isMatch }: AnswerProps) {
  const isHtml = hasMarkup(answer);
  // Most answers are plain text.
  const { data: parser } = useQuery({
    queryKey: ["htmlParser"],
    queryFn: () => import("parse5"),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    enabled: isHtml,
  });
  if (isHtml && parser) return <HtmlAnswer html={answer} parser={parser} isMatch={isMatch} />;
  const text = isHtml ? getAnswerText(answer) : answer;
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
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
