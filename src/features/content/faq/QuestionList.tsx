import { useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import type { FaqItem } from "../contentQueries.ts";
import { groupByCategory } from "../groupByCategory.ts";
import { messages } from "../messages.ts";
import { createQuestionIds } from "./createQuestionIds.ts";
import { HighlightedText } from "./HighlightedText.tsx";
import { Question } from "./Question.tsx";
import styles from "./QuestionList.module.css";
import { containsWords, searchFaq } from "./searchFaq.ts";

interface QuestionListProps {
  items: readonly FaqItem[];
  words: readonly string[];
  lang: string | undefined;
}

/** Questions by category, or those that match a search. The one that the hash of the URL names is open. */
export function QuestionList({ items, words, lang }: QuestionListProps) {
  const { key, hash } = useLocation();
  const linkedId = decodeHash(hash);
  const questions = useMemo(() => {
    const ids = createQuestionIds(items.map(({ question }) => question));
    return items.map((item, index) => ({ ...item, id: ids[index] ?? item.question }));
  }, [items]);
  const results = searchFaq(questions, words);
  const isSearch = words.length > 0;
  return (
    <div className={styles["questions"]}>
      <div role="status" className={styles["result-count"]}>
        {isSearch && results.length > 0 ? (
          <FormattedMessage {...messages.found} values={{ count: results.length }} />
        ) : null}
        {results.length === 0 ? (
          <>
            <p className={styles["no-results"]}>
              <FormattedMessage {...messages.noResults} />
            </p>
            <p>
              <FormattedMessage {...messages.noResultsText} />
            </p>
          </>
        ) : null}
      </div>
      {groupByCategory(results).map(({ category, items: categoryItems }) => (
        <section key={category} className={styles["category"]}>
          <h3 lang={lang}>
            <HighlightedText text={category} words={words} />
          </h3>
          <div>
            {categoryItems.map((item) => (
              <Question
                key={item.id}
                id={item.id}
                item={item}
                words={words}
                lang={lang}
                openKey={getOpenKey({ isLinked: item.id === linkedId, visitKey: key, item, words })}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface OpenKeyOptions {
  isLinked: boolean;
  visitKey: string;
  item: FaqItem;
  words: readonly string[];
}

/** Defined where a link leads to the question, or where the search matches only the answer, which a closed question hides. */
function getOpenKey({ isLinked, visitKey, item, words }: OpenKeyOptions): string | undefined {
  if (isLinked) return `visit ${visitKey}`;
  return containsWords(`${item.question}\n${item.category}`, words) ? undefined : "match in answer";
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
