import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { getNotificationHash } from "./getNotificationHash.ts";
import { joinUnreadNotifications } from "./joinUnreadNotifications.ts";
import styles from "./ProjectNotifications.module.css";
import { type UnreadNotification, unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";
import { useMakeNotificationRead } from "./useMakeNotificationRead.ts";

const initialCount = 3;

interface ProjectNotificationsProps {
  projectId: string;
  /** Notifications of any project that were in view since the visitor opened the screen. */
  seen: readonly UnreadNotification[];
  onSeen: (notification: UnreadNotification) => void;
}

/** The unread notifications of a project. Notifications in view are marked as read, and stay on the screen until the visitor leaves it. */
export function ProjectNotifications({ projectId, seen, onSeen }: ProjectNotificationsProps) {
  const { data } = useInfiniteQuery(unreadNotificationsQuery());
  const [showsAll, setShowsAll] = useState(false);
  const { mutate } = useMakeNotificationRead();
  const handleSeen = (notification: UnreadNotification) => {
    if (seen.some(({ id }) => id === notification.id)) return;
    onSeen(notification);
    mutate(notification);
  };

  const unread = joinUnreadNotifications(data?.pages ?? []).items;
  const unreadIds = new Set(unread.map(({ id }) => id));
  const notifications = [...unread, ...seen.filter(({ id }) => !unreadIds.has(id))]
    .filter((notification) => notification.projectId === projectId)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (notifications.length === 0) return null;
  const shown = showsAll ? notifications : notifications.slice(0, initialCount);
  const hiddenCount = notifications.length - shown.length;
  return (
    <Card padding="inline">
      <FoldedSection
        title={<Text id="notifications.title" />}
        summary={<Text id="notifications.count" values={{ count: notifications.length }} />}
        opensOnLaptops
      >
        <ul className={styles["list"]}>
          {shown.map((notification, index) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onSeen={handleSeen}
              // Showing the rest has removed the focused button.
              takesFocus={showsAll && index === initialCount}
            />
          ))}
        </ul>
        {hiddenCount > 0 ? (
          <div>
            <Button variant="quiet" size="compact" onClick={() => setShowsAll(true)}>
              <Text id="notifications.showMore" values={{ count: hiddenCount }} />
            </Button>
          </div>
        ) : null}
      </FoldedSection>
    </Card>
  );
}

interface NotificationItemProps {
  notification: UnreadNotification;
  /** Called once, when the notification comes into view. */
  onSeen: (notification: UnreadNotification) => void;
  /** Whether the notification takes the focus when it appears. */
  takesFocus: boolean;
}

/** A notification with a link to its section of the project. */
function NotificationItem({ notification, onSeen, takesFocus }: NotificationItemProps) {
  const { formatMoment } = useDateFormats();
  const dateId = useId();
  const ref = useRef<HTMLLIElement>(null);
  const handleSeen = useEffectEvent(() => onSeen(notification));

  useEffect(() => {
    const item = ref.current;
    if (!item) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      handleSeen();
    });
    observer.observe(item);
    return () => observer.disconnect();
  }, []);

  const hash = getNotificationHash(notification.type);
  const text = <Text id={`notifications.${notification.type}`} />;
  return (
    <li ref={ref} className={styles["item"]}>
      <span className={styles["icon"]}>
        <Icon name="bell" size={16} />
      </span>
      <div>
        <p>
          {hash ? (
            <TextLink
              to={hash}
              className={styles["link"]}
              aria-describedby={dateId}
              ref={takesFocus ? focusOnMount : undefined}
            >
              {text}
            </TextLink>
          ) : (
            text
          )}
        </p>
        <p id={dateId} className={styles["date"]}>
          {formatMoment(notification.createdAt)}
        </p>
      </div>
    </li>
  );
}
