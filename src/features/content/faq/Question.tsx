import { type SyntheticEvent, useState } from "react";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import type { FaqItem } from "../contentQueries.ts";
import { HighlightedText } from "../search/HighlightedText.tsx";
import type { IsMatch } from "../search/helpSearch.ts";
import { Answer } from "./Answer.tsx";
import { CopyLinkButton } from "./CopyLinkButton.tsx";
import styles from "./Question.module.css";

interface QuestionProps {
  id: string;
  item: FaqItem;
  isMatch: IsMatch | undefined;
  /** Opens the answer when defined and whenever it changes, and closes it when undefined. */
  openKey: string | undefined;
}

export function Question({ id, item, isMatch, openKey }: QuestionProps) {
  const [isOpen, setOpen] = useState(openKey !== undefined);
  const [lastOpenKey, setLastOpenKey] = useState(openKey);
  if (openKey !== lastOpenKey) {
    setLastOpenKey(openKey);
    setOpen(openKey !== undefined);
  }
  const handleToggle = (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  return (
    <Disclosure
      id={id}
      className={styles["question"]}
      open={isOpen}
      onToggle={handleToggle}
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
