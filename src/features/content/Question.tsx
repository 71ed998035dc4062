import { type SyntheticEvent, useCallback, useState } from "react";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { CopyAnswerLink } from "./CopyAnswerLink.tsx";
import type { FaqItem } from "./contentQueries.ts";
import { MarkedText } from "./MarkedText.tsx";
import styles from "./Question.module.css";

interface QuestionProps {
  id: string;
  item: FaqItem;
  words: readonly string[];
  /** Language of question and answer where it is not the page's. */
  lang: string | undefined;
  /** Opens the answer by itself. Another reason opens it anew; without one, what was opened so is closed. */
  openFor: string | undefined;
}

/** A question that opens to its answer. */
export function Question({ id, item, words, lang, openFor }: QuestionProps) {
  const [isOpen, setOpen] = useState(openFor !== undefined);
  const [openedFor, setOpenedFor] = useState(openFor);
  if (openFor !== openedFor) {
    setOpenedFor(openFor);
    setOpen(openFor !== undefined);
  }
  const handleToggle = useCallback(
    (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
    [],
  );
  const paragraphs = item.answer.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <Disclosure
      id={id}
      className={styles["question"]}
      open={isOpen}
      onToggle={handleToggle}
      title={
        <span lang={lang}>
          <MarkedText text={item.question} words={words} />
        </span>
      }
    >
      <div className={styles["answer"]}>
        <div className={styles["paragraphs"]} lang={lang}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <MarkedText text={paragraph} words={words} />
            </p>
          ))}
        </div>
        <CopyAnswerLink id={id} />
      </div>
    </Disclosure>
  );
}
