import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { messages } from "../messages.ts";
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
        {results && results.count > 0 ? (
          <FormattedMessage {...messages.found} values={{ count: results.count }} />
        ) : null}
        {isEmpty ? (
          <>
            <p className={styles["no-results"]}>
              <FormattedMessage {...messages.noResults} />
            </p>
            <p>
              <FormattedMessage {...messages.noResultsText} />
            </p>
          </>
        ) : null}
      </div>
      {isEmpty ? contact : null}
    </>
  );
}
