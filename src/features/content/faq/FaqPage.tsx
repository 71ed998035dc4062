import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { getContentLangAttribute } from "../../../i18n/locale/contentLanguage.ts";
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
import styles from "./FaqPage.module.css";
import { FaqSearch } from "./FaqSearch.tsx";
import { QuestionList } from "./QuestionList.tsx";
import { parseSearchWords } from "./searchFaq.ts";
import { useFaqSearchQuery } from "./useFaqSearchQuery.ts";

interface FaqPageProps {
  /** A campaign above the search. */
  banner?: ReactNode;
  /** A campaign beside the search. */
  chip?: ReactNode;
}

export function FaqPage({ banner, chip }: FaqPageProps) {
  const locale = useRequestedLocale();
  const lang = getContentLangAttribute(locale);
  const [searchQuery, setSearchQuery] = useFaqSearchQuery();
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
          <FaqSearch
            ref={fieldRef}
            query={searchQuery}
            onQueryChange={setSearchQuery}
            onClear={handleClear}
          />
          {chip}
        </div>
        <ContentSection
          query={useQuery(faqQuery(locale))}
          title={<FormattedMessage {...messages.questions} />}
          loadingText={<FormattedMessage {...messages.questionsLoading} />}
          failedTitle={<FormattedMessage {...messages.questionsFailed} />}
          emptyText={<FormattedMessage {...messages.questionsEmpty} />}
          skeleton={<QuestionsSkeleton />}
        >
          {(items) => <QuestionList items={items} words={parseSearchWords(searchQuery)} lang={lang} />}
        </ContentSection>
        <ContentSection
          query={useQuery(documentsQuery(locale))}
          title={<FormattedMessage {...messages.documents} />}
          loadingText={<FormattedMessage {...messages.documentsLoading} />}
          failedTitle={<FormattedMessage {...messages.documentsFailed} />}
          emptyText={<FormattedMessage {...messages.documentsEmpty} />}
          skeleton={<CardsSkeleton />}
        >
          {(items) => <Documents items={items} lang={lang} />}
        </ContentSection>
        <ContentSection
          query={useQuery(bookmarksQuery(locale))}
          title={<FormattedMessage {...messages.links} />}
          loadingText={<FormattedMessage {...messages.linksLoading} />}
          failedTitle={<FormattedMessage {...messages.linksFailed} />}
          emptyText={<FormattedMessage {...messages.linksEmpty} />}
          skeleton={<CardsSkeleton />}
        >
          {(items) => <Bookmarks items={items} lang={lang} />}
        </ContentSection>
      </Stack>
    </Container>
  );
}
