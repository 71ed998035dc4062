import { Text } from "#i18n/text.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import styles from "./HelpSearch.module.css";

interface SearchStatusProps {
  /** How much a search found; undefined while that is unknown. */
  count: number | undefined;
  className: string | undefined;
}

export function SearchStatus({ count, className }: SearchStatusProps) {
  return (
    <div role="status" className={joinClassNames(styles["status"], className)}>
      {count ? <Text id="page.faq.found" values={{ count }} /> : null}
      {count === 0 ? (
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
  );
}
