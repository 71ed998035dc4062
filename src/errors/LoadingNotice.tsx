import { type Query, type QueryClient, useIsFetching, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { queryKeys } from "../api/queryKeys.ts";
import { runtimeConfigQuery } from "../api/runtime-config/runtimeConfigQuery.ts";
import { Text } from "../i18n/text.tsx";
import { servicePhones } from "../servicePhones.ts";
import { readLastCountry } from "../storage/lastCountry.ts";
import { Button } from "../ui/actions/Button.tsx";
import { useFocusFallback } from "../ui/focus/useFocusFallback.ts";
import { createPhoneUrl } from "../ui/links/contactUrls.ts";
import { TextLink } from "../ui/links/TextLink.tsx";
import { InlineBanner } from "../ui/notices/InlineBanner.tsx";

/**
 * From the start of the wait, whatever it is for: retries, and requests that follow one another. The requests go on
 * meanwhile, up to their own timeout: a service or a phone that is slow but makes progress still gets there.
 */
export const slowAfterMs = 5000;
export const stalledAfterMs = 15_000;

/** A wait that begins this soon after another continues it, as that for a screen's data after that for the screen. */
const maxGapMs = 500;

/** First parts of the keys of queries for which no screen waits long. */
const secondaryResources: readonly unknown[] = ["campaigns", ...queryKeys.notifications];

type Stage = "slow" | "stalled";

interface LoadingNoticeProps {
  /** Whether a screen is about to open. */
  isOpening?: boolean;
  /** Opens that screen anew. Called where no query can be fetched again. */
  onReopen?: () => void;
}

/**
 * Tells visitors who wait long for data without which a part of the screen stays empty: first that it takes longer, then
 * how to try again and whom to call. The live region is always rendered.
 */
export function LoadingNotice({ isOpening = false, onReopen }: LoadingNoticeProps) {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ type: "active", predicate: isAwaited }) > 0;
  const { stage, restart } = useStage(isOpening || isFetching);
  const regionRef = useRef<HTMLDivElement>(null);
  const retry = () => {
    restart();
    if (!refetchAwaited(queryClient)) onReopen?.();
  };
  return (
    <div ref={regionRef} role="status" tabIndex={-1}>
      {stage === "slow" ? <InlineBanner tone="info" title={<Text id="error.slow" />} /> : null}
      {stage === "stalled" ? <StalledBanner onRetry={retry} focusFallback={regionRef} /> : null}
    </div>
  );
}

/** How long the current wait has lasted; undefined if there is none, or it is short. */
function useStage(isWaiting: boolean): { stage: Stage | undefined; restart: () => void } {
  const [start, setStart] = useState<number>();
  const [stage, setStage] = useState<Stage>();
  useEffect(() => {
    if (isWaiting) {
      setStart((earlier) => earlier ?? performance.now());
      return;
    }
    const timer = setTimeout(() => {
      setStart(undefined);
      setStage(undefined);
    }, maxGapMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  useEffect(() => {
    if (start === undefined) return;
    const waitedMs = performance.now() - start;
    const timers = [
      setTimeout(() => setStage("slow"), slowAfterMs - waitedMs),
      setTimeout(() => setStage("stalled"), stalledAfterMs - waitedMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [start]);
  const restart = () => {
    setStage("slow");
    setStart(performance.now() - slowAfterMs);
  };
  return { stage: isWaiting ? stage : undefined, restart };
}

/** Whether a fetch is for data that the screen shows as loading. */
function isAwaited({ queryKey: [resource], state }: Query): boolean {
  return state.data === undefined
    ? !secondaryResources.includes(resource)
    : state.fetchMeta?.fetchMore !== undefined;
}

/** Fetches the pending queries anew; loaders that wait for them wait for the new response. Returns false if there are none. */
function refetchAwaited(queryClient: QueryClient): boolean {
  const queries = queryClient.getQueryCache().findAll({ fetchStatus: "fetching", predicate: isAwaited });
  for (const query of queries) {
    void query.cancel({ silent: true });
    // Its observers show the error.
    query.fetch(undefined, query.state.fetchMeta ? { meta: query.state.fetchMeta } : {}).catch(() => {});
  }
  return queries.length > 0;
}

interface StalledBannerProps {
  onRetry: () => void;
  /** Takes the focus of the button when it is removed. */
  focusFallback: RefObject<HTMLElement | null>;
}

function StalledBanner({ onRetry, focusFallback }: StalledBannerProps) {
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
          <Text id="error.callService" values={{ phone: phone.replaceAll(" ", "\u00a0") }} />
        </TextLink>
      ) : null}
    </InlineBanner>
  );
}

/** Until the configuration has loaded, that of the country of the last visit. */
function useServicePhone(): string | undefined {
  const { data: config } = useQuery({ ...runtimeConfigQuery(), enabled: false });
  const country = config?.country ?? readLastCountry();
  return Object.entries(servicePhones).find(([name]) => name === country)?.[1];
}
