import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { RequestError } from "#api/errors.ts";
import { joinPages } from "#api/pages.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { PartBoundary } from "#errors/PartBoundary.tsx";
import { QueryResult } from "#errors/QueryResult.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { HeadingContext } from "#ui/focus/HeadingContext.ts";
import { LoadMore } from "#ui/loading/LoadMore.tsx";
import { useHasPainted } from "#ui/loading/useHasPainted.ts";
import { RegisteredWindowCard } from "./RegisteredWindowCard.tsx";
import styles from "./RegisteredWindows.module.css";
import { RegisteredWindowsSkeleton } from "./RegisteredWindowsSkeleton.tsx";
import { registeredWindowsQuery } from "./registeredWindowsQuery.ts";
import { RegisteredWindowsDocument } from "./windows.generated.ts";

interface RegisteredWindowsProps {
  /** Only the windows of this project; all of the customer's without it. */
  projectId?: string | undefined;
  /** The number of windows, if the screen knows it before they have loaded. */
  count?: number | undefined;
  /** The path of the registration; undefined if that is not possible. */
  registerPath?: string | undefined;
}

/**
 * The list of the customer's registered windows with its heading. Renders nothing if it is empty and windows cannot be
 * registered. Shows an error in place of the list.
 */
export function RegisteredWindows(props: RegisteredWindowsProps) {
  const fallback = (
    <ListSection registerPath={props.registerPath}>
      <ErrorBanner
        error={new RequestError("unreadable", "The list could not be shown.")}
        title={<Text id="registeredWindows.failed" />}
      />
    </ListSection>
  );
  return (
    <PartBoundary fallback={fallback}>
      <WindowList {...props} />
    </PartBoundary>
  );
}

function WindowList({ projectId, count, registerPath }: RegisteredWindowsProps) {
  const t = useText();
  // The list is below the projects and comes from another service, so its request waits for the paint of the projects.
  const enabled = useHasPainted();
  const query = useInfiniteQuery({ ...registeredWindowsQuery({ projectId }), enabled });
  const handleLoadMore = () => void query.fetchNextPage();
  const isEmpty = query.data ? query.data.pages.every(({ items }) => items.length === 0) : count === 0;
  if (isEmpty && !registerPath) return null;
  return (
    <ListSection registerPath={registerPath}>
      <QueryResult
        query={query}
        skeleton={isEmpty ? <NoWindows /> : <RegisteredWindowsSkeleton count={count} />}
        failedTitle={<Text id="registeredWindows.failed" />}
      >
        {({ pages }) => {
          const windows = joinPages(pages, ({ id }) => id);
          if (windows.length === 0) return <NoWindows />;
          return (
            <LimitedList
              items={windows}
              minCount={pages.length * RegisteredWindowsDocument.pageSize}
              end={
                <LoadMore
                  page={pages.length}
                  hasMore={query.hasNextPage}
                  busy={query.isFetchingNextPage}
                  failed={query.isFetchNextPageError}
                  onLoadMore={handleLoadMore}
                  moreLabel={<Text id="registeredWindows.loadMore" />}
                  retryLabel={<Text id="error.retry" />}
                  failedText={<Text id="registeredWindows.loadMoreFailed" />}
                  loadedText={t("registeredWindows.loaded", { count: windows.length })}
                />
              }
            >
              {(shown) => (
                <ul className={styles["list"]}>
                  {shown.map((window) => (
                    <li key={window.id}>
                      <RegisteredWindowCard window={window} />
                    </li>
                  ))}
                </ul>
              )}
            </LimitedList>
          );
        }}
      </QueryResult>
    </ListSection>
  );
}

interface ListSectionProps {
  registerPath: string | undefined;
  children: ReactNode;
}

function ListSection({ registerPath, children }: ListSectionProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles["section"]}>
      <div className={styles["header"]}>
        <h2 ref={headingRef}>
          <Text id="registeredWindows.title" />
        </h2>
        {registerPath ? (
          <LinkButton to={registerPath} variant="secondary" size="compact" icon="plus">
            <Text id="registeredWindows.register" />
          </LinkButton>
        ) : null}
      </div>
      <HeadingContext value={headingRef}>{children}</HeadingContext>
    </section>
  );
}

function NoWindows() {
  return (
    <div className={styles["empty"]}>
      <p>
        <Text id="registeredWindows.empty.title" />
      </p>
      <p className={styles["empty-text"]}>
        <Text id="registeredWindows.empty.text" />
      </p>
    </div>
  );
}
