import { useInfiniteQuery } from "@tanstack/react-query";
import { generatePath } from "react-router-dom";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { LoadingNotice } from "#errors/LoadingNotice.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { useFocusFallback } from "#ui/focus/useFocusFallback.ts";
import { TextLink } from "#ui/links/TextLink.tsx";
import { LoadMore } from "#ui/loading/LoadMore.tsx";
import { useAnnouncement } from "#ui/notices/useAnnouncement.ts";
import { getNotificationHash } from "./getNotificationHash.ts";
import { groupNotificationsByProject, type ProjectGroup } from "./groupNotificationsByProject.ts";
import { joinUnreadNotifications } from "./joinUnreadNotifications.ts";
import styles from "./NotificationList.module.css";
import { UnreadNotificationsDocument } from "./notifications.generated.ts";
import { type UnreadNotification, unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";
import { useReadNotifications } from "./useMakeNotificationRead.ts";
import { useMarkAllAsRead } from "./useMarkAllAsRead.ts";

interface NotificationListProps {
  /** The street of a project; undefined unless the project list has loaded. */
  getProjectAddress: (projectId: string) => string | undefined;
  /** Called when the customer follows a link. */
  onNavigate: () => void;
}

/** All unread notifications by project, each with a link to its section, and below them read ones. */
export function NotificationList({ getProjectAddress, onNavigate }: NotificationListProps) {
  const t = useText();
  const query = useInfiniteQuery(unreadNotificationsQuery());
  const { fetchNextPage } = query;
  const handleLoadMore = () => void fetchNextPage();
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
              <LoadMore
                page={pages.length}
                hasMore={query.hasNextPage}
                busy={query.isFetchingNextPage}
                failed={query.isFetchNextPageError}
                onLoadMore={handleLoadMore}
                moreLabel={
                  <Text
                    id="notifications.showMore"
                    values={{ count: Math.min(totalCount - items.length, pages[0]?.items.length ?? 0) }}
                  />
                }
                retryLabel={<Text id="error.retry" />}
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
                  address={getProjectAddress(group.projectId)}
                  onNavigate={onNavigate}
                />
              ))
            }
          </LimitedList>
          {query.isFetchingNextPage ? <LoadingNotice /> : null}
        </>
      )}
      <ReadNotifications
        isUnread={(id) => items.some((item) => item.id === id)}
        getProjectAddress={getProjectAddress}
        onNavigate={onNavigate}
      />
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

interface GroupProps {
  group: ProjectGroup;
  address: string | undefined;
  onNavigate: () => void;
}

function Group({ group: { projectId, notifications }, address, onNavigate }: GroupProps) {
  const t = useText();
  const type = notifications[0]?.metadata?.projectType;
  const name = address ?? (type ? t(`projectType.${type}`) : undefined);
  const path = generatePath(paths.project, { projectId });
  return (
    <section>
      <h3>
        <TextLink to={path} onClick={onNavigate} standalone icon="arrow-right">
          {name ?? <Text id="notifications.bell.project" />}
        </TextLink>
      </h3>
      <ul className={styles["list"]}>
        {notifications.map((notification) => (
          <Item key={notification.id} notification={notification} onNavigate={onNavigate} />
        ))}
      </ul>
    </section>
  );
}

interface ReadNotificationsProps extends NotificationListProps {
  /** Whether a notification is unread again because marking it has failed. */
  isUnread: (id: string) => boolean;
}

/** The notifications that were read during this visit; renders nothing without any. */
function ReadNotifications({ isUnread, getProjectAddress, onNavigate }: ReadNotificationsProps) {
  const read = useReadNotifications().filter(({ id }) => !isUnread(id));
  if (read.length === 0) return null;
  return (
    <section>
      <h3 className={styles["read"]}>
        <Text id="notifications.bell.read" />
      </h3>
      <LimitedList items={read}>
        {(shown) => (
          <ul className={styles["list"]}>
            {shown.map((notification) => (
              <Item
                key={notification.id}
                notification={notification}
                address={getProjectAddress(notification.projectId)}
                onNavigate={onNavigate}
              />
            ))}
          </ul>
        )}
      </LimitedList>
    </section>
  );
}

interface ItemProps {
  notification: UnreadNotification;
  /** The project's address, for a notification that is not below its project. */
  address?: string | undefined;
  onNavigate: () => void;
}

function Item({ notification: { projectId, type, createdAt }, address, onNavigate }: ItemProps) {
  const { formatDay } = useDateFormats();
  const path = generatePath(paths.project, { projectId });
  return (
    <li>
      <TextLink to={`${path}${getNotificationHash(type)}`} className={styles["link"]} onClick={onNavigate}>
        <Text id={`notifications.${type}`} />
      </TextLink>{" "}
      <span className={styles["date"]}>
        {[address, formatDay(createdAt, "medium")].filter(Boolean).join(", ")}
      </span>
    </li>
  );
}
