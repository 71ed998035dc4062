import { useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { byCategory } from "./byCategory.ts";
import type { FaqItem } from "./contentQueries.ts";
import { MarkedText } from "./MarkedText.tsx";
import { messages } from "./messages.ts";
import { Question } from "./Question.tsx";
import styles from "./Questions.module.css";
import { questionIds } from "./questionIds.ts";
import { occurIn, searchFaq } from "./searchFaq.ts";

interface QuestionsProps {
  items: readonly FaqItem[];
  words: readonly string[];
  lang: string | undefined;
}

/** The questions under their headings, or those that a search found. The one that the address names is open. */
export function Questions({ items, words, lang }: QuestionsProps) {
  const { key, hash } = useLocation();
  const linkedId = decodedId(hash);
  const questions = useMemo(() => {
    const ids = questionIds(items.map(({ question }) => question));
    return items.map((item, index) => ({ ...item, id: ids[index] ?? item.question }));
  }, [items]);
  const found = searchFaq(questions, words);
  const isSearch = words.length > 0;
  return (
    <div className={styles["questions"]}>
      <div role="status" className={styles["found"]}>
        {isSearch && found.length > 0 ? (
          <FormattedMessage {...messages.found} values={{ count: found.length }} />
        ) : null}
        {found.length === 0 ? (
          <>
            <p className={styles["none"]}>
              <FormattedMessage {...messages.noResults} />
            </p>
            <p>
              <FormattedMessage {...messages.noResultsText} />
            </p>
          </>
        ) : null}
      </div>
      {byCategory(found).map(({ category, items: members }) => (
        <section key={category} className={styles["category"]}>
          <h3 lang={lang}>
            <MarkedText text={category} words={words} />
          </h3>
          <div>
            {members.map((item) => (
              <Question
                key={item.id}
                id={item.id}
                item={item}
                words={words}
                lang={lang}
                openFor={reasonToOpen({ isLinked: item.id === linkedId, visit: key, item, words })}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface Reasons {
  isLinked: boolean;
  visit: string;
  item: FaqItem;
  words: readonly string[];
}

/** A link leads to the answer, or what was searched for stands in the answer and nowhere a closed question shows it. */
function reasonToOpen({ isLinked, visit, item, words }: Reasons): string | undefined {
  if (isLinked) return `visit ${visit}`;
  return occurIn(`${item.question}\n${item.category}`, words) ? undefined : "found in the answer";
}

function decodedId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
