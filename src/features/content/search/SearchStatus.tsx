import type { ReactNode } from "react";
import { Text } from "#i18n/text.tsx";
import styles from "./HelpSearch.module.css";
import type { HelpSearchResults } from "./useHelpSearch.ts";

interface SearchStatusProps {
  results: HelpSearchResults | undefined;
  /** Whom to ask where nothing was found. */
  contact: ReactNode;
}

/** How much a search found. */
export function SearchStatus({ results, contact }: SearchStatusProps) {
  const isEmpty = results?.isComplete === true && results.count === 0;
  return (
    <>
      <div role="status" className={styles["status"]}>
        {results && results.count > 0 ? <Text id="page.faq.found" values={{ count: results.count }} /> : null}
        {isEmpty ? (
          <>
            <p className={styles["no-results"]}>
              <Text id="page.faq.noResults" />
            </p>
            <p>
              <Text id="page.faq.noResultsText" />
            </p>
          </>
        ) : null}
      </div>
      {isEmpty ? contact : null}
    </>
  );
}
