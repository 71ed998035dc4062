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

/**
 * The times count from the start of the wait, over retries and successive requests. The requests go on meanwhile, up to their
 * own timeout, so a slow service or phone still succeeds.
 */
export const slowAfterMs = 5000;
export const stalledAfterMs = 15_000;

/** A wait that begins this soon after another continues it: first a screen loads, then its data. */
const maxGapMs = 500;

interface LoadingNoticeProps {
  /** Whether a screen is about to open. */
  isOpening?: boolean;
  /** Opens that screen anew. Called if no query can be fetched again. */
  onReopen?: () => void;
}

/**
 * Tells visitors who wait long for an empty part of the screen first that it takes longer, then how to try again and whom to call.
 */
export function LoadingNotice({ isOpening = false, onReopen }: LoadingNoticeProps) {
  const isFetching = useIsFetching({ type: "active", predicate: isAwaited }) > 0;
  const isWaiting = isOpening || isFetching;
  const [isWait, setIsWait] = useState(isWaiting);
  const regionRef = useRef<HTMLDivElement>(null);
  if (isWaiting && !isWait) setIsWait(true);
  useEffect(() => {
    if (isWaiting) return;
    const timer = setTimeout(() => setIsWait(false), maxGapMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return (
    <div ref={regionRef}>
      {isWait ? <Wait isShown={isWaiting} onReopen={onReopen} focusFallback={regionRef} /> : null}
    </div>
  );
}

interface WaitProps {
  onReopen: (() => void) | undefined;
  /** Whether the wait goes on. */
  isShown: boolean;
  /** Takes the focus when the focused button is removed. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** Shows the stages of a wait, and is mounted as long as it lasts. */
function Wait({ isShown, onReopen, focusFallback }: WaitProps) {
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<"short" | "slow" | "stalled">("short");
  const [retries, setRetries] = useState(0);
  useEffect(() => {
    const waitedMs = retries > 0 ? slowAfterMs : 0;
    const timers = [
      setTimeout(() => setStage("slow"), slowAfterMs - waitedMs),
      setTimeout(() => setStage("stalled"), stalledAfterMs - waitedMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [retries]);
  const t = useText();
  useAnnouncement(isShown && stage !== "short" && t(`error.${stage}`));
  const handleRetry = () => {
    setStage("slow");
    setRetries(retries + 1);
    if (!refetchAwaited(queryClient)) onReopen?.();
  };
  if (!isShown || stage === "short") return null;
  if (stage === "slow") return <InlineBanner tone="info" title={<Text id="error.slow" />} />;
  return <StalledBanner onRetry={handleRetry} focusFallback={focusFallback} />;
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
    // Its observers show the error.
    query.fetch(undefined, query.state.fetchMeta ? { meta: query.state.fetchMeta } : {}).catch(() => {});
  }
  return queries.length > 0;
}

function StalledBanner({
  onRetry,
  focusFallback,
}: Pick<WaitProps, "focusFallback"> & { onRetry: () => void }) {
  const phone = useServicePhone();
  const buttonRef = useFocusFallback<HTMLButtonElement>(focusFallback);
  return (
    <InlineBanner
      tone="caution"
      title={<Text id="error.stalled" />}
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
