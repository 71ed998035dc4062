import { useLocation } from "react-router-dom";
import { LimitedList } from "#lists/LimitedList.tsx";
import { decodeUriComponent } from "#ui/decodeUriComponent.ts";
import { getAnswerText } from "../answerText.ts";
import type { FaqItem } from "../contentQueries.ts";
import { groupByCategory } from "../groupByCategory.ts";
import { HighlightedText } from "../search/HighlightedText.tsx";
import { type IsMatch, splitWords } from "../search/helpSearch.ts";
import type { HelpSearchResults } from "../search/useHelpSearch.ts";
import { createQuestionIds } from "./createQuestionIds.ts";
import { Question } from "./Question.tsx";
import styles from "./QuestionList.module.css";

interface QuestionListProps {
  items: readonly FaqItem[];
  results: HelpSearchResults | undefined;
}

/** Questions by category, or the results of a search. The question in the hash of the URL is open. */
export function QuestionList({ items, results }: QuestionListProps) {
  const { hash } = useLocation();
  const linkedId = decodeUriComponent(hash.slice(1));
  // The ids come from all questions, so that a search does not change them.
  const questionIds = createQuestionIds(items.map(({ question }) => question));
  const ids = new Map(items.map((item, index) => [item, questionIds[index] ?? item.question]));
  const isLinked = (item: FaqItem) => ids.get(item) === linkedId;
  const isMatch = results?.isMatch;
  const renderQuestions = (shown: readonly FaqItem[]) => (
    <div className={styles["questions"]}>
      {groupByCategory(shown).map(({ category, items: categoryItems }) => (
        <section key={category} className={styles["category"]}>
          <h3>
            <HighlightedText text={category} isMatch={isMatch} />
          </h3>
          <div>
            {categoryItems.map((item) => {
              const id = ids.get(item) ?? item.question;
              return (
                <Question
                  key={id}
                  id={id}
                  item={item}
                  isMatch={isMatch}
                  isFound={isFoundInAnswer(item, isMatch)}
                />
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
  return (
    <LimitedList items={results?.pick(items) ?? items} isRequired={isLinked}>
      {renderQuestions}
    </LimitedList>
  );
}

/** Whether the search matches only the answer, which a closed question hides. */
function isFoundInAnswer(item: FaqItem, isMatch: IsMatch | undefined): boolean {
  if (!isMatch || splitWords(`${item.question} ${item.category}`).some(isMatch)) return false;
  return splitWords(getAnswerText(item.answer)).some(isMatch);
}
