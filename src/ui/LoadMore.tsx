import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { InlineBanner } from "./InlineBanner.tsx";
import styles from "./LoadMore.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type LoadMoreProps = {
  hasMore: boolean;
  busy: boolean;
  /** The last page that was asked for did not come. */
  failed: boolean;
  onMore: () => void;
  moreLabel: ReactNode;
  retryLabel: ReactNode;
  failedText: ReactNode;
  /** Spoken once further things are there; leave it out until then. */
  loadedText?: ReactNode;
};

/** Below a list that comes page by page: asks for the next one, and says where that failed. */
export function LoadMore(props: LoadMoreProps) {
  const { hasMore, busy, failed, onMore, moreLabel, retryLabel, failedText, loadedText } = props;
  return (
    <div className={styles["more"]}>
      <VisuallyHidden>
        <p role="status">{loadedText}</p>
      </VisuallyHidden>
      {failed ? <InlineBanner tone="negative" role="alert" title={failedText} /> : null}
      {hasMore ? (
        <Button variant="secondary" busy={busy} onClick={onMore}>
          {failed ? retryLabel : moreLabel}
        </Button>
      ) : null}
    </div>
  );
}
