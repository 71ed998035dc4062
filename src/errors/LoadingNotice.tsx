import { type Query, type QueryClient, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Text, useText } from "../i18n/text.tsx";
import { Button } from "../ui/actions/Button.tsx";
import { useFocusFallback } from "../ui/focus/useFocusFallback.ts";
import { createPhoneUrl } from "../ui/links/contactUrls.ts";
import { TextLink } from "../ui/links/TextLink.tsx";
import { InlineBanner } from "../ui/notices/InlineBanner.tsx";
import { useAnnouncement } from "../ui/notices/useAnnouncement.ts";
import { useServicePhone } from "./useServicePhone.ts";

/** The notice appears after this time. The requests continue, so a slow service or phone still succeeds. */
export const longWaitMs = 8000;

interface LoadingNoticeProps {
  /** Whether a screen is about to open. */
  isOpening?: boolean;
  /** Opens the new screen again. Called if no query can be fetched again. */
  onReopen?: () => void;
}

/** Tells visitors who wait long for an empty part of the screen how to try again and whom to call. */
export function LoadingNotice({ isOpening = false, onReopen }: LoadingNoticeProps) {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ type: "active", predicate: isAwaited }) > 0;
  const [retries, setRetries] = useState(0);
  const regionRef = useRef<HTMLDivElement>(null);
  const handleRetry = () => {
    setRetries(retries + 1);
    if (!refetchAwaited(queryClient)) onReopen?.();
  };
  return (
    <div ref={regionRef}>
      {isOpening || isFetching ? (
        <Wait key={retries} onRetry={handleRetry} focusFallback={regionRef} />
      ) : null}
    </div>
  );
}

interface WaitProps {
  onRetry: () => void;
  /** Takes the focus when the focused button is removed. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** This component is mounted as long as a wait lasts, and shows nothing if the wait is short. */
function Wait(props: WaitProps) {
  const t = useText();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);
  useAnnouncement(isLong && t("error.slow"));
  return isLong ? <SlowBanner {...props} /> : null;
}

/** Whether a pending query shows as loading on the screen. */
function isAwaited({ meta, state }: Query): boolean {
  return state.data === undefined ? !meta?.isSecondary : state.fetchMeta?.fetchMore !== undefined;
}

/** Fetches the pending queries anew; loaders that wait for them wait for the new response. Returns false if there are none. */
function refetchAwaited(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().findAll({ fetchStatus: "fetching", predicate: isAwaited });
  for (const query of queries) {
    // `refetchQueries` would neither cancel a first fetch nor continue a pending page of a list.
    void query.cancel({ silent: true });
    // The query's observers show the error.
    query.fetch(undefined, query.state.fetchMeta ? { meta: query.state.fetchMeta } : {}).catch(() => {});
  }
  return queries.length > 0;
}

function SlowBanner({ onRetry, focusFallback }: WaitProps) {
  const buttonRef = useFocusFallback<HTMLButtonElement>(focusFallback);
  const phone = useServicePhone();
  return (
    <InlineBanner
      tone="caution"
      title={<Text id="error.slow" />}
      action={
        <Button ref={buttonRef} variant="secondary" size="compact" onClick={onRetry}>
          <Text id="error.retry" />
        </Button>
      }
    >
      {phone ? (
        <TextLink href={createPhoneUrl(phone)} standalone>
          <Text id="error.callService" values={{ phone }} />
        </TextLink>
      ) : null}
    </InlineBanner>
  );
}
