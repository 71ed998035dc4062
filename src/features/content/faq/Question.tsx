import { lazy, Suspense } from "react";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { useCopy } from "#ui/actions/useCopy.ts";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { getAnswerText, hasMarkup } from "../answerText.ts";
import type { FaqItem } from "../contentQueries.ts";
import { HighlightedText } from "../search/HighlightedText.tsx";
import type { IsMatch } from "../search/helpSearch.ts";
import type { AnswerProps } from "./HtmlAnswer.tsx";
import styles from "./Question.module.css";

interface QuestionProps {
  id: string;
  item: FaqItem;
  isMatch: IsMatch | undefined;
  /** Whether the search opens the answer. Until the search changes, the visitor can open and close it. */
  isFound: boolean;
}

export function Question({ id, item, isMatch, isFound }: QuestionProps) {
  return (
    <Disclosure
      key={String(isFound)}
      id={id}
      className={styles["question"]}
      defaultOpen={isFound}
      title={
        <span>
          <HighlightedText text={item.question} isMatch={isMatch} />
        </span>
      }
    >
      <div className={styles["answer"]}>
        <Answer answer={item.answer} isMatch={isMatch} />
        <CopyLinkButton id={id} />
      </div>
    </Disclosure>
  );
}

/** Copies the URL of an answer; shows it if the browser denies access to the clipboard. */
function CopyLinkButton({ id }: { id: string }) {
  const url = `${location.origin}${paths.faq}#${encodeURIComponent(id)}`;
  const t = useText();
  const texts = { copied: t("page.faq.linkCopied"), failed: t("page.faq.linkNotCopied") };
  const { copy, result } = useCopy(url, texts);
  return (
    <div className={styles["copy"]}>
      <Button variant="quiet" size="compact" icon={result?.isCopied ? "check" : "link"} onClick={copy}>
        <Text id="page.faq.copyLink" />
      </Button>
      <span className={styles["result"]}>
        {result?.text}
        {result?.isCopied === false ? <span className={styles["url"]}>{url}</span> : null}
      </span>
    </div>
  );
}

// The component and its parser have their own chunk, since most answers are plain text. Until it has loaded, the words alone are shown.
const HtmlAnswer = lazy(async () => ({
  default: (await import("./HtmlAnswer.tsx").catch(() => undefined))?.HtmlAnswer ?? TextAnswer,
}));

/** An answer of plain text or simple HTML. */
function Answer(props: AnswerProps) {
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
