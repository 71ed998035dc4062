import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { InlineBanner } from "../feedback/InlineBanner.tsx";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import styles from "./LoadMore.module.css";

type LoadMoreProps = {
  /** Number of the last page that is shown, from 1. */
  page: number;
  hasMore: boolean;
  busy: boolean;
  /** The last page could not be loaded. */
  failed: boolean;
  onLoadMore: () => void;
  moreLabel: ReactNode;
  retryLabel: ReactNode;
  failedText: ReactNode;
  /** Announced when a further page has been loaded. */
  loadedText: ReactNode;
};

/** The end of a paginated list: loads the next page, and says where that failed. */
export function LoadMore(props: LoadMoreProps) {
  const { page, hasMore, busy, failed, onLoadMore, moreLabel, retryLabel, failedText, loadedText } = props;
  return (
    <div className={styles["more"]}>
      <VisuallyHidden role="status">{page > 1 && !busy ? loadedText : null}</VisuallyHidden>
      {failed ? <InlineBanner tone="negative" role="alert" title={failedText} /> : null}
      {hasMore ? (
        <Button variant="secondary" busy={busy} onClick={onLoadMore}>
          {failed ? retryLabel : moreLabel}
        </Button>
      ) : null}
    </div>
  );
}
