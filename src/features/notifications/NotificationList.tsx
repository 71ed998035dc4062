import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { generatePath } from "react-router-dom";
import { RequestError } from "#api/errors.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { LoadingNotice } from "#errors/LoadingNotice.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { NextPage } from "#lists/NextPage.tsx";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { useFocusFallback } from "#ui/focus/useFocusFallback.ts";
import { TextLink } from "#ui/links/TextLink.tsx";
import { useAnnouncement } from "#ui/notices/useAnnouncement.ts";
import { getNotificationHash } from "./getNotificationHash.ts";
import { groupNotificationsByProject, type ProjectGroup } from "./groupNotificationsByProject.ts";
import { joinUnreadNotifications } from "./joinUnreadNotifications.ts";
import styles from "./NotificationList.module.css";
import { UnreadNotificationsDocument } from "./notifications.generated.ts";
import {
  loadUnreadNotifications,
  type UnreadNotification,
  unreadNotificationsQuery,
} from "./unreadNotificationsQuery.ts";
import { makeNotificationRead } from "./useMakeNotificationRead.ts";

interface NotificationListProps {
  /** Renders the street of a project, or `fallback` unless the street is known. */
  renderProjectName: (projectId: string, fallback: string) => ReactNode;
  /** Called when the customer follows a link. */
  onNavigate: () => void;
}

/** All unread notifications by project, each with a link to its section. */
export function NotificationList({ renderProjectName, onNavigate }: NotificationListProps) {
  const t = useText();
  const query = useInfiniteQuery(unreadNotificationsQuery());
  const pages = query.data?.pages ?? [];
  const { totalCount, items } = joinUnreadNotifications(pages);
  useAnnouncement(items.length === 0 && t("notifications.bell.empty"));
  return (
    <div className={styles["groups"]}>
      {items.length === 0 ? (
        <p>
          <Text id="notifications.bell.empty" />
        </p>
      ) : (
        <>
          <MarkAllAsRead />
          <LimitedList
            items={items}
            minCount={pages.length * UnreadNotificationsDocument.pageSize}
            end={
              <NextPage
                query={query}
                moreLabel={
                  <Text
                    id="notifications.showMore"
                    values={{ count: Math.min(totalCount - items.length, pages[0]?.items.length ?? 0) }}
                  />
                }
                failedText={<Text id="notifications.bell.loadMoreFailed" />}
                loadedText={t("notifications.bell.loaded", { count: items.length })}
              />
            }
          >
            {(shown) =>
              groupNotificationsByProject(shown).map((group) => (
                <Group
                  key={group.projectId}
                  group={group}
                  renderProjectName={renderProjectName}
                  onNavigate={onNavigate}
                />
              ))
            }
          </LimitedList>
          {query.isFetchingNextPage ? <LoadingNotice /> : null}
        </>
      )}
    </div>
  );
}

function MarkAllAsRead() {
  const buttonRef = useFocusFallback<HTMLButtonElement>();
  const { mutate, isPending, error } = useMarkAllAsRead();
  const handleClick = () => mutate();
  return (
    <>
      <div>
        <Button
          ref={buttonRef}
          variant="secondary"
          size="compact"
          icon="check"
          busy={isPending}
          onClick={handleClick}
        >
          <Text id="notifications.bell.markAllAsRead" />
        </Button>
      </div>
      <ErrorBanner error={error} title={<Text id="notifications.bell.markAllFailed" />} />
    </>
  );
}

interface GroupProps extends NotificationListProps {
  group: ProjectGroup;
}

function Group({ group: { projectId, notifications }, renderProjectName, onNavigate }: GroupProps) {
  const t = useText();
  const type = notifications[0]?.metadata?.projectType;
  const path = generatePath(paths.project, { projectId });
  const headingId = useId();
  return (
    <section>
      <h3 id={headingId}>
        <TextLink to={path} onClick={onNavigate} standalone icon="arrow-right">
          {renderProjectName(projectId, t(type ? `projectType.${type}` : "notifications.bell.project"))}
        </TextLink>
      </h3>
      <ul className={styles["list"]}>
        {notifications.map((notification) => (
          <Item
            key={notification.id}
            notification={notification}
            headingId={headingId}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  notification: UnreadNotification;
  headingId: string;
  onNavigate: () => void;
}

/** The text of a notification is often that of another one too: its project and its day describe it. */
function Item({ notification: { projectId, type, createdAt }, headingId, onNavigate }: ItemProps) {
  const { formatDay } = useDateFormats();
  const path = generatePath(paths.project, { projectId });
  const dateId = useId();
  return (
    <li>
      <TextLink
        to={`${path}${getNotificationHash(type)}`}
        className={styles["link"]}
        aria-describedby={`${headingId} ${dateId}`}
        onClick={onNavigate}
      >
        <Text id={`notifications.${type}`} />
      </TextLink>{" "}
      <span id={dateId} className={styles["date"]}>
        {formatDay(createdAt, "medium")}
      </span>
    </li>
  );
}

/** Marks every unread notification as read, also ones that have not loaded. */
function useMarkAllAsRead() {
  const queryClient = useQueryClient();
  const { queryKey } = unreadNotificationsQuery();
  return useGuardedMutation({
    // The service marks one notification per request.
    mutationFn: async () => {
      for (const { id } of await loadUnreadNotifications()) await markPatiently(id);
    },
    meta: { invalidates: [queryKeys.projectLists] },
    // Before an error, some notifications may have been marked.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** The number of waits after which the customer gets an error. */
const maxWaits = 5;

/** Marks a notification; waits and repeats the request if the service is busy. */
async function markPatiently(notificationId: string): Promise<void> {
  for (let waits = 0; ; waits += 1) {
    try {
      await makeNotificationRead(notificationId);
      return;
    } catch (error) {
      const { retryAfterMs = 0 } = error instanceof RequestError ? error : {};
      if (retryAfterMs === 0 || waits === maxWaits) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  }
}
