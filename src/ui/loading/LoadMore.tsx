import { type ReactNode, type RefObject, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { useFocusFallback } from "../focus/useFocusFallback.ts";
import { InlineBanner } from "../notices/InlineBanner.tsx";
import { useAnnouncement } from "../notices/useAnnouncement.ts";
import styles from "./LoadMore.module.css";

type LoadMoreProps = {
  /** Number of the last visible page, from 1. */
  page: number;
  hasMore: boolean;
  busy?: boolean | undefined;
  /** Whether the last page could not be loaded. */
  failed?: boolean | undefined;
  onLoadMore: () => void;
  moreLabel: ReactNode;
  retryLabel?: ReactNode;
  failedText?: ReactNode;
  /** The announcement when a further page has loaded. */
  loadedText: string;
};

/**
 * The end of a paginated list: loads the next page, and shows the error if that fails. The focus stays here when the last page
 * has loaded and the button is gone.
 */
export function LoadMore(props: LoadMoreProps) {
  const {
    page,
    hasMore,
    busy = false,
    failed = false,
    onLoadMore,
    moreLabel,
    retryLabel,
    failedText,
    loadedText,
  } = props;
  useAnnouncement(page > 1 && !busy && loadedText);
  const endRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={endRef} className={styles["more"]}>
      {failed ? <InlineBanner tone="negative" role="alert" title={failedText} /> : null}
      {hasMore ? (
        <MoreButton busy={busy} onClick={onLoadMore} focusFallback={endRef}>
          {failed ? retryLabel : moreLabel}
        </MoreButton>
      ) : null}
    </div>
  );
}

interface MoreButtonProps {
  busy: boolean;
  onClick: () => void;
  focusFallback: RefObject<HTMLElement | null>;
  children: ReactNode;
}

function MoreButton({ busy, onClick, focusFallback, children }: MoreButtonProps) {
  const ref = useFocusFallback<HTMLButtonElement>(focusFallback);
  return (
    <Button ref={ref} variant="secondary" busy={busy} onClick={onClick}>
      {children}
    </Button>
  );
}
