import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text } from "#i18n/text.tsx";
import { ContentSection } from "../ContentSection.tsx";
import { bookmarksQuery, documentsQuery, faqQuery } from "../contentQueries.ts";
import { CardsSkeleton, QuestionsSkeleton } from "../contentSkeletons.tsx";
import { Bookmarks } from "../documents/Bookmarks.tsx";
import { Documents } from "../documents/Documents.tsx";
import { SearchStatus } from "../search/SearchStatus.tsx";
import { useHelpSearch } from "../search/useHelpSearch.ts";
import styles from "./FaqPage.module.css";
import { QuestionList } from "./QuestionList.tsx";

interface HelpResultsProps {
  query: string;
  renderContact: (isOpen: boolean) => ReactNode;
}

/** Questions, documents and links, or those that a search found. Memoized: a press of a key must not wait for long lists. */
export const HelpResults = memo(function HelpResults({ query, renderContact }: HelpResultsProps) {
  const locale = useRequestedLocale();
  const results = useHelpSearch(query, locale);
  const isEmpty = results?.isComplete === true && results.count === 0;
  return (
    <>
      <div className={styles["contact"]}>{renderContact(isEmpty)}</div>
      <SearchStatus count={isEmpty ? 0 : results?.count || undefined} className={styles["whole"]} />
      <div className={styles["main"]}>
        <ContentSection
          results={results}
          query={useQuery(faqQuery(locale))}
          title={<Text id="page.faq.questions" />}
          loadingText={<Text id="page.faq.questions.loading" />}
          failedTitle={<Text id="page.faq.questions.failed" />}
          emptyText={<Text id="page.faq.questions.empty" />}
          skeleton={<QuestionsSkeleton />}
        >
          {(items) => <QuestionList items={items} results={results} />}
        </ContentSection>
      </div>
      <div className={styles["side"]}>
        <ContentSection
          results={results}
          query={useQuery(documentsQuery(locale))}
          title={<Text id="page.faq.documents" />}
          loadingText={<Text id="page.faq.documents.loading" />}
          failedTitle={<Text id="page.faq.documents.failed" />}
          emptyText={<Text id="page.faq.documents.empty" />}
          skeleton={<CardsSkeleton />}
        >
          {(items) => <Documents items={results?.pick(items) ?? items} isMatch={results?.isMatch} />}
        </ContentSection>
        <ContentSection
          results={results}
          query={useQuery(bookmarksQuery(locale))}
          title={<Text id="page.faq.links" />}
          loadingText={<Text id="page.faq.links.loading" />}
          failedTitle={<Text id="page.faq.links.failed" />}
          emptyText={<Text id="page.faq.links.empty" />}
          skeleton={<CardsSkeleton />}
        >
          {(items) => <Bookmarks items={results?.pick(items) ?? items} isMatch={results?.isMatch} />}
        </ContentSection>
      </div>
    </>
  );
});
