import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useRequestedLocale } from "../../../i18n/locale/useRequestedLocale.ts";
import { ContentSection } from "../ContentSection.tsx";
import { bookmarksQuery, documentsQuery, faqQuery } from "../contentQueries.ts";
import { CardsSkeleton, QuestionsSkeleton } from "../contentSkeletons.tsx";
import { Bookmarks } from "../documents/Bookmarks.tsx";
import { Documents } from "../documents/Documents.tsx";
import { messages } from "../messages.ts";
import { SearchStatus } from "../search/SearchStatus.tsx";
import { useHelpSearch } from "../search/useHelpSearch.ts";
import { QuestionList } from "./QuestionList.tsx";

interface HelpResultsProps {
  query: string;
  /** Whom to ask where the search finds nothing. */
  contact: ReactNode;
}

/** Questions, documents and links, or those that a search found. Memoized: a press of a key must not wait for long lists. */
export const HelpResults = memo(function HelpResults({ query, contact }: HelpResultsProps) {
  const locale = useRequestedLocale();
  const results = useHelpSearch(query, locale);
  return (
    <>
      <SearchStatus results={results} contact={contact} />
      <ContentSection
        results={results}
        query={useQuery(faqQuery(locale))}
        title={<FormattedMessage {...messages.questions} />}
        loadingText={<FormattedMessage {...messages.questionsLoading} />}
        failedTitle={<FormattedMessage {...messages.questionsFailed} />}
        emptyText={<FormattedMessage {...messages.questionsEmpty} />}
        skeleton={<QuestionsSkeleton />}
      >
        {(items) => <QuestionList items={items} results={results} />}
      </ContentSection>
      <ContentSection
        results={results}
        query={useQuery(documentsQuery(locale))}
        title={<FormattedMessage {...messages.documents} />}
        loadingText={<FormattedMessage {...messages.documentsLoading} />}
        failedTitle={<FormattedMessage {...messages.documentsFailed} />}
        emptyText={<FormattedMessage {...messages.documentsEmpty} />}
        skeleton={<CardsSkeleton />}
      >
        {(items) => <Documents items={results?.pick(items) ?? items} isMatch={results?.isMatch} />}
      </ContentSection>
      <ContentSection
        results={results}
        query={useQuery(bookmarksQuery(locale))}
        title={<FormattedMessage {...messages.links} />}
        loadingText={<FormattedMessage {...messages.linksLoading} />}
        failedTitle={<FormattedMessage {...messages.linksFailed} />}
        emptyText={<FormattedMessage {...messages.linksEmpty} />}
        skeleton={<CardsSkeleton />}
      >
        {(items) => <Bookmarks items={results?.pick(items) ?? items} isMatch={results?.isMatch} />}
      </ContentSection>
    </>
  );
});
