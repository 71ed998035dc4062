import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { memo, type ReactNode, useDeferredValue, useRef } from "react";
import { QueryResult } from "#errors/QueryResult.tsx";
import { useRequestedLocale } from "#i18n/locale/useRequestedLocale.ts";
import { Text, useText } from "#i18n/text.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { Container } from "#ui/layout/Container.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { announce } from "#ui/notices/announce.ts";
import { useAnnouncement } from "#ui/notices/useAnnouncement.ts";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import {
  type Bookmark,
  bookmarksQuery,
  type ContentDocument,
  documentsQuery,
  type FaqItem,
  faqQuery,
} from "../contentQueries.ts";
import { Bookmarks } from "../documents/Bookmarks.tsx";
import { Documents } from "../documents/Documents.tsx";
import searchStyles from "../search/HelpSearch.module.css";
import { HelpSearchField } from "../search/HelpSearchField.tsx";
import { type HelpSearchResults, useHelpSearch } from "../search/useHelpSearch.ts";
import { useSearchQuery } from "../search/useSearchQuery.ts";
import styles from "./FaqPage.module.css";
import { QuestionList } from "./QuestionList.tsx";

interface FaqPageProps {
  /** The contacts. */
  contact: ReactNode;
  /** A campaign, below everything that a visitor may look for. */
  campaign?: ReactNode;
}

export function FaqPage({ contact, campaign }: FaqPageProps) {
  const [searchQuery, setSearchQuery] = useSearchQuery();
  const t = useText();
  const fieldRef = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    setSearchQuery("");
    announce(t("page.faq.cleared"));
    fieldRef.current?.focus();
  };
  return (
    <Container>
      <div className={styles["page"]}>
        <Stack gap="large">
          <PageHeading>
            <Text id="page.faq.title" />
          </PageHeading>
          <HelpSearchField
            ref={fieldRef}
            query={searchQuery}
            onQueryChange={setSearchQuery}
            onClear={handleClear}
          />
        </Stack>
        <div className={styles["contact"]}>{contact}</div>
        <HelpResults query={useDeferredValue(searchQuery)} />
        <div className={styles["whole"]}>{campaign}</div>
      </div>
    </Container>
  );
}

/** Questions, documents and links, or the results of a search. Memoized, since a press of a key must not wait for long lists. */
const HelpResults = memo(function HelpResults({ query }: { query: string }) {
  const locale = useRequestedLocale();
  const results = useHelpSearch(query, locale);
  const isEmpty = results?.isComplete === true && results.count === 0;
  const t = useText();
  const found = results?.count
    ? t(results.isSimilar ? "page.faq.similar" : "page.faq.found", { count: results.count })
    : "";
  useAnnouncement(found || (isEmpty && t("page.faq.noResults")), query);
  return (
    <>
      <div className={joinClassNames(searchStyles["status"], styles["whole"])}>
        {found}
        {isEmpty ? (
          <>
            <p className={searchStyles["no-results"]}>
              <Text id="page.faq.noResults" />
            </p>
            <p>
              <Text id="page.faq.noResultsText" />
            </p>
          </>
        ) : null}
      </div>
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

interface ContentSectionProps<Item> {
  query: UseQueryResult<readonly Item[]>;
  /** A section without search results does not render. */
  results: HelpSearchResults | undefined;
  title: ReactNode;
  loadingText: ReactNode;
  failedTitle: ReactNode;
  emptyText: ReactNode;
  /** A skeleton of the loaded content's size. */
  skeleton: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A section with a query of its own: loading, failed, empty or loaded independently of the others. */
function ContentSection<Item extends FaqItem | ContentDocument | Bookmark>(props: ContentSectionProps<Item>) {
  const { query, results, title, loadingText, failedTitle, emptyText, skeleton, children } = props;
  if (query.data && results?.pick(query.data).length === 0) return null;
  return (
    <Section title={title}>
      <QueryResult
        query={query}
        skeleton={<LoadingRegion text={loadingText}>{skeleton}</LoadingRegion>}
        failedTitle={failedTitle}
      >
        {(items) => (items.length > 0 ? children(items) : <p className={styles["empty"]}>{emptyText}</p>)}
      </QueryResult>
    </Section>
  );
}

const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const cards = [1, 2, 3];

/** Fills the screen of a phone, so that the sections below do not move when more items have loaded. */
function QuestionsSkeleton() {
  return (
    <div aria-hidden="true">
      {questions.map((key) => (
        <div key={key} className={styles["question"]}>
          <Skeleton shape="text" className={styles["title"]} />
        </div>
      ))}
    </div>
  );
}

function CardsSkeleton() {
  return (
    <div className={styles["cards"]} aria-hidden="true">
      {cards.map((key) => (
        <Skeleton key={key} className={styles["card"]} />
      ))}
    </div>
  );
}
