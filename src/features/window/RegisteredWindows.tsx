import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useId } from "react";
import { FormattedMessage } from "react-intl";
import { isSessionEnd } from "../../api/errors.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { plusIcon } from "../../ui/icons/plusIcon.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { useHasBeenDrawn } from "../../ui/useHasBeenDrawn.ts";
import { listMessages } from "./listMessages.ts";
import { RegisteredWindowCard } from "./RegisteredWindowCard.tsx";
import styles from "./RegisteredWindows.module.css";
import { RegisteredWindowsSkeleton } from "./RegisteredWindowsSkeleton.tsx";
import { registeredWindowsQuery } from "./registeredWindowsQuery.ts";

interface RegisteredWindowsProps {
  /** Only the windows of this project; all of the customer's without it. */
  projectId?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Where windows are registered; undefined where that is not possible. */
  registerPath?: string | undefined;
}

/**
 * The windows that the customer has registered. Nothing at all where there are none and none can be registered. A list
 * that cannot be loaded says so in its own place.
 */
export function RegisteredWindows({ projectId, headingLevel = 2, registerPath }: RegisteredWindowsProps) {
  // They lie below the projects, and another service knows them: the projects are drawn first.
  const enabled = useHasBeenDrawn();
  const query = useInfiniteQuery({ ...registeredWindowsQuery({ projectId }), enabled });
  const { data, error, isFetching, refetch, fetchNextPage } = query;
  const retry = useCallback(() => void refetch(), [refetch]);
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const frame = { headingLevel, registerPath };

  if (!data && !error) {
    return (
      <Frame {...frame}>
        <RegisteredWindowsSkeleton />
      </Frame>
    );
  }
  if (!data) {
    // Without a session the visitor is on the way to sign in.
    if (isSessionEnd(error)) return null;
    return (
      <Frame {...frame}>
        <InlineBanner
          tone="negative"
          role="alert"
          title={<FormattedMessage {...listMessages.failed} />}
          action={
            <Button variant="secondary" size="compact" busy={isFetching} onClick={retry}>
              <FormattedMessage {...listMessages.retry} />
            </Button>
          }
        />
      </Frame>
    );
  }

  const windows = data.pages.flatMap(({ items }) => items);
  if (windows.length === 0) return registerPath ? <NoWindows {...frame} registerPath={registerPath} /> : null;
  const hasGrown = data.pages.length > 1 && !query.isFetchingNextPage;
  return (
    <Frame {...frame}>
      <ul className={styles["list"]}>
        {windows.map((window) => (
          <li key={window.id}>
            <RegisteredWindowCard window={window} headingLevel={headingLevel === 2 ? 3 : 4} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={loadMore}
        moreLabel={<FormattedMessage {...listMessages.loadMore} />}
        retryLabel={<FormattedMessage {...listMessages.retry} />}
        failedText={<FormattedMessage {...listMessages.loadMoreFailed} />}
        loadedText={
          hasGrown ? <FormattedMessage {...listMessages.loaded} values={{ count: windows.length }} /> : null
        }
      />
    </Frame>
  );
}

interface FrameProps {
  headingLevel: 2 | 3;
  registerPath: string | undefined;
  children: ReactNode;
}

function Frame({ headingLevel, registerPath, children }: FrameProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const headingId = useId();
  return (
    <section className={styles["section"]} aria-labelledby={headingId}>
      <div className={styles["head"]}>
        <Heading id={headingId}>
          <FormattedMessage {...listMessages.title} />
        </Heading>
        {registerPath ? (
          <LinkButton to={registerPath} variant="secondary" size="compact" icon={plusIcon}>
            <FormattedMessage {...listMessages.register} />
          </LinkButton>
        ) : null}
      </div>
      {children}
    </section>
  );
}

function NoWindows({ headingLevel, registerPath }: { headingLevel: 2 | 3; registerPath: string }) {
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={<FormattedMessage {...listMessages.emptyTitle} />}
      action={
        <LinkButton to={registerPath} variant="secondary">
          <FormattedMessage {...listMessages.register} />
        </LinkButton>
      }
    >
      <FormattedMessage {...listMessages.emptyText} />
    </EmptyState>
  );
}
