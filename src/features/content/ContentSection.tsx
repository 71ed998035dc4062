import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryResult } from "#errors/QueryResult.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import styles from "./ContentSection.module.css";
import type { Bookmark, ContentDocument, FaqItem } from "./contentQueries.ts";
import type { HelpSearchResults } from "./search/useHelpSearch.ts";

interface ContentSectionProps<Item> {
  query: UseQueryResult<Item[]>;
  /** A section in which the search finds nothing is not rendered. */
  results: HelpSearchResults | undefined;
  title: ReactNode;
  loadingText: ReactNode;
  failedTitle: ReactNode;
  emptyText: ReactNode;
  /** Has the size of the loaded content. */
  skeleton: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A section with a query of its own: loading, failed, empty or loaded independently of the others. */
export function ContentSection<Item extends FaqItem | ContentDocument | Bookmark>(
  props: ContentSectionProps<Item>,
) {
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
