import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isSessionExpired } from "#api/errors.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
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
  const { data, error, refetch } = query;
  const handleRetry = () => void refetch();
  // With an expired session the browser is about to leave for the sign-in page.
  const isLoading = !data && (!error || isSessionExpired(error));

  if (data && results?.pick(data).length === 0) return null;
  return (
    <Section title={title}>
      {data && data.length > 0 ? children(data) : null}
      {data?.length === 0 ? <p className={styles["empty"]}>{emptyText}</p> : null}
      {data ? null : <ErrorBanner error={error} title={failedTitle} onRetry={handleRetry} />}
      {isLoading ? (
        <div aria-busy="true">
          <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
          {skeleton}
        </div>
      ) : null}
    </Section>
  );
}
