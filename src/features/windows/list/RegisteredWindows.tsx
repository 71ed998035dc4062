import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { generatePath } from "react-router-dom";
import { RequestError } from "#api/errors.ts";
import { joinPages } from "#api/pages.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { PartBoundary } from "#errors/PartBoundary.tsx";
import { QueryResult } from "#errors/QueryResult.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { NextPage } from "#lists/NextPage.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { HeadingContext } from "#ui/focus/HeadingContext.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { CardLink } from "#ui/links/CardLink.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { useHasPainted } from "#ui/loading/PaintedContext.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import { formatWindowName } from "../formatWindowName.ts";
import styles from "./RegisteredWindows.module.css";
import { registeredWindowsQuery, type WindowListItem } from "./registeredWindowsQuery.ts";
import { RegisteredWindowsDocument } from "./windows.generated.ts";

interface RegisteredWindowsProps {
  /** Limits the list to the windows of this project. Default: all windows of the customer. */
  projectId?: string | undefined;
  /** The number of windows, if the screen knows it before they have loaded. */
  count?: number | undefined;
  /** The path of the registration; undefined if windows cannot be registered. */
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
                <NextPage
                  query={query}
                  moreLabel={<Text id="registeredWindows.loadMore" />}
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

function RegisteredWindowCard({ window }: { window: WindowListItem }) {
  const { id, imageUrl, room, installationDate } = window;
  const installedOn = useDateFormats().formatDay(installationDate);
  return (
    <Card as="article" interactive padding="none" className={styles["card"]}>
      <Picture src={imageUrl ?? undefined} alt="" className={styles["picture"]} />
      <div className={styles["content"]}>
        <h3 className={styles["title"]}>
          <CardLink to={generatePath(paths.window, { windowId: id })}>
            {formatWindowName(useText(), window)}
          </CardLink>
        </h3>
        <div className={styles["facts"]}>
          {room ? (
            <span className={styles["fact"]}>
              <Icon name="home" size={16} />
              <Text id={`room.${room}`} />
            </span>
          ) : null}
          {installedOn ? (
            <span className={styles["fact"]}>
              <Icon name="calendar" size={16} />
              <span>
                <Text id="registeredWindows.installedOn" values={{ date: installedOn }} />
              </span>
            </span>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

/** The skeleton of the list, with the geometry of its cards; of three cards if their number is unknown. */
function RegisteredWindowsSkeleton({ count = 3 }: { count?: number | undefined }) {
  return (
    <LoadingRegion text={<Text id="registeredWindows.loading" />}>
      <ul className={styles["list"]} aria-hidden="true">
        {[...Array(Math.min(count, RegisteredWindowsDocument.pageSize)).keys()].map((card) => (
          <li key={card}>
            <Card padding="none" className={styles["card"]}>
              <Skeleton className={styles["picture-skeleton"]} />
              <div className={styles["content"]}>
                <div className={styles["title"]}>
                  <Skeleton shape="text" className={styles["title-skeleton"]} />
                </div>
                <div className={styles["facts"]}>
                  <Skeleton shape="text" className={styles["fact-skeleton"]} />
                  <Skeleton shape="text" className={styles["fact-skeleton"]} />
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </LoadingRegion>
  );
}
