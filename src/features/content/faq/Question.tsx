import { type SyntheticEvent, useCallback, useState } from "react";
import { Disclosure } from "../../../ui/layout/Disclosure.tsx";
import type { FaqItem } from "../contentQueries.ts";
import { CopyLinkButton } from "./CopyLinkButton.tsx";
import { HighlightedText } from "./HighlightedText.tsx";
import styles from "./Question.module.css";

interface QuestionProps {
  id: string;
  item: FaqItem;
  words: readonly string[];
  /** Language of question and answer where it is not that of the page. */
  lang: string | undefined;
  /** Opens the answer when defined and whenever it changes, and closes it when undefined. */
  openKey: string | undefined;
}

export function Question({ id, item, words, lang, openKey }: QuestionProps) {
  const [isOpen, setOpen] = useState(openKey !== undefined);
  const [lastOpenKey, setLastOpenKey] = useState(openKey);
  if (openKey !== lastOpenKey) {
    setLastOpenKey(openKey);
    setOpen(openKey !== undefined);
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
          <HighlightedText text={item.question} words={words} />
        </span>
      }
    >
      <div className={styles["answer"]}>
        <div className={styles["paragraphs"]} lang={lang}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <HighlightedText text={paragraph} words={words} />
            </p>
          ))}
        </div>
        <CopyLinkButton id={id} />
      </div>
    </Disclosure>
  );
}
