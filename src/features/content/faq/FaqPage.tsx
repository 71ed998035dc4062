import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { useRequestedLocale } from "../../../i18n/locale/useRequestedLocale.ts";
import { Container } from "../../../ui/layout/Container.tsx";
import { Stack } from "../../../ui/layout/Stack.tsx";
import { PageHeading } from "../../../ui/page/PageHeading.tsx";
import { ContentSection } from "../ContentSection.tsx";
import { bookmarksQuery, documentsQuery, faqQuery } from "../contentQueries.ts";
import { CardsSkeleton, QuestionsSkeleton } from "../contentSkeletons.tsx";
import { Bookmarks } from "../documents/Bookmarks.tsx";
import { Documents } from "../documents/Documents.tsx";
import { messages } from "../messages.ts";
import { HelpSearchField } from "../search/HelpSearchField.tsx";
import { SearchStatus } from "../search/SearchStatus.tsx";
import { useHelpSearch } from "../search/useHelpSearch.ts";
import { useSearchQuery } from "../search/useSearchQuery.ts";
import styles from "./FaqPage.module.css";
import { QuestionList } from "./QuestionList.tsx";

interface FaqPageProps {
  /** A campaign above the search. */
  banner?: ReactNode;
  /** A campaign beside the search. */
  chip?: ReactNode;
  /** Whom to ask where the search finds nothing. */
  contact?: ReactNode;
}

export function FaqPage({ banner, chip, contact }: FaqPageProps) {
  const locale = useRequestedLocale();
  const [searchQuery, setSearchQuery] = useSearchQuery();
  const results = useHelpSearch(searchQuery, locale);
  const fieldRef = useRef<HTMLInputElement>(null);
  const handleClear = useCallback(() => {
    setSearchQuery("");
    fieldRef.current?.focus();
  }, [setSearchQuery]);
  return (
    <Container>
      <Stack gap="large">
        <PageHeading lead={<FormattedMessage {...messages.lead} />}>
          <FormattedMessage {...messages.title} />
        </PageHeading>
        {banner}
        <div className={styles["search"]}>
          <HelpSearchField
            ref={fieldRef}
            query={searchQuery}
            onQueryChange={setSearchQuery}
            onClear={handleClear}
          />
          {chip}
        </div>
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
      </Stack>
    </Container>
  );
}
