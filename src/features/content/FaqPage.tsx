import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { langOfContent } from "../../i18n/contentLanguage.ts";
import { Container } from "../../ui/Container.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { Bookmarks } from "./Bookmarks.tsx";
import { ContentPart } from "./ContentPart.tsx";
import { CardsSkeleton, QuestionsSkeleton } from "./ContentSkeleton.tsx";
import { bookmarksQuery, documentsQuery, faqQuery } from "./contentQueries.ts";
import { Documents } from "./Documents.tsx";
import styles from "./FaqPage.module.css";
import { FaqSearch } from "./FaqSearch.tsx";
import { messages } from "./messages.ts";
import { Questions } from "./Questions.tsx";
import { wordsOf } from "./searchFaq.ts";
import { useContentLocale } from "./useContentLocale.ts";
import { useSearchInAddress } from "./useSearchInAddress.ts";

interface FaqPageProps {
  /** Above the search, for a campaign. */
  banner?: ReactNode;
  /** Beside the search, for a campaign. */
  chip?: ReactNode;
}

/** Questions with their answers, documents, and links. */
export function FaqPage({ banner, chip }: FaqPageProps) {
  const locale = useContentLocale();
  const lang = langOfContent(locale);
  const [query, search] = useSearchInAddress();
  const fieldRef = useRef<HTMLInputElement>(null);
  const clear = useCallback(() => {
    search("");
    fieldRef.current?.focus();
  }, [search]);
  return (
    <Container>
      <Stack gap="large">
        <PageHeading lead={<FormattedMessage {...messages.lead} />}>
          <FormattedMessage {...messages.title} />
        </PageHeading>
        {banner}
        <div className={styles["search"]}>
          <FaqSearch ref={fieldRef} query={query} onQuery={search} onClear={clear} />
          {chip}
        </div>
        <ContentPart
          query={useQuery(faqQuery(locale))}
          title={<FormattedMessage {...messages.questions} />}
          loadingText={<FormattedMessage {...messages.questionsLoading} />}
          failedTitle={<FormattedMessage {...messages.questionsFailed} />}
          emptyText={<FormattedMessage {...messages.questionsEmpty} />}
          skeleton={<QuestionsSkeleton />}
        >
          {(items) => <Questions items={items} words={wordsOf(query)} lang={lang} />}
        </ContentPart>
        <ContentPart
          query={useQuery(documentsQuery(locale))}
          title={<FormattedMessage {...messages.documents} />}
          loadingText={<FormattedMessage {...messages.documentsLoading} />}
          failedTitle={<FormattedMessage {...messages.documentsFailed} />}
          emptyText={<FormattedMessage {...messages.documentsEmpty} />}
          skeleton={<CardsSkeleton />}
        >
          {(items) => <Documents items={items} lang={lang} />}
        </ContentPart>
        <ContentPart
          query={useQuery(bookmarksQuery(locale))}
          title={<FormattedMessage {...messages.links} />}
          loadingText={<FormattedMessage {...messages.linksLoading} />}
          failedTitle={<FormattedMessage {...messages.linksFailed} />}
          emptyText={<FormattedMessage {...messages.linksEmpty} />}
          skeleton={<CardsSkeleton />}
        >
          {(items) => <Bookmarks items={items} lang={lang} />}
        </ContentPart>
      </Stack>
    </Container>
  );
}
