import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Text } from "#i18n/text.tsx";
import { LimitedList } from "#lists/LimitedList.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import { joinUnreadNotifications } from "./joinUnreadNotifications.ts";
import { NotificationItem } from "./NotificationItem.tsx";
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
        <LimitedList items={shown}>
          {(limited) => (
            <ul className={styles["list"]}>
              {limited.map((notification, index) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  onSeen={handleSeen}
                  // The button that showed the rest is gone.
                  takesFocus={showsAll && index === initialCount}
                />
              ))}
            </ul>
          )}
        </LimitedList>
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
