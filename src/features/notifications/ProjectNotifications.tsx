import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/Button.tsx";
import { Section } from "../../ui/Section.tsx";
import { forgetUnread, makeNotificationRead } from "./makeNotificationRead.ts";
import { NotificationItem } from "./NotificationItem.tsx";
import { messages } from "./notificationMessages.ts";
import styles from "./ProjectNotifications.module.css";
import { type UnreadNotification, unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";

const shownAtFirst = 3;

interface ProjectNotificationsProps {
  projectId: string;
  /** Called for each notification that was marked as read, with the moment at which that began. */
  onRead: (since: number) => void;
}

/** The unread notifications of a project. They are marked as read once seen, and stay until the visitor leaves. */
export function ProjectNotifications({ projectId, onRead }: ProjectNotificationsProps) {
  const queryClient = useQueryClient();
  const { data: unread } = useQuery(unreadNotificationsQuery());
  const [seen, setSeen] = useState<readonly UnreadNotification[]>([]);
  const [showsAll, setShowsAll] = useState(false);
  const { mutate } = useMutation({
    mutationFn: ({ id }: UnreadNotification) => makeNotificationRead(id),
    // One that cannot be marked stays unread, and is tried again on the next visit.
    meta: { ownErrors: true },
    onMutate: () => Date.now(),
    onSuccess: (_, notification, since) => {
      setSeen((earlier) => [...earlier, notification]);
      forgetUnread(queryClient, notification.id);
      onRead(since);
    },
  });
  const markRead = useCallback((notification: UnreadNotification) => mutate(notification), [mutate]);

  const own = (unread?.items ?? []).filter((it) => it.projectId === projectId);
  const ids = new Set(own.map(({ id }) => id));
  const all = [...own, ...seen.filter(({ id }) => !ids.has(id))].toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  if (all.length === 0) return null;
  const shown = showsAll ? all : all.slice(0, shownAtFirst);
  return (
    <Section title={<FormattedMessage {...messages.title} />}>
      <ul className={styles["list"]}>
        {shown.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onSeen={markRead} />
        ))}
      </ul>
      {shown.length < all.length ? (
        <div>
          <Button variant="quiet" size="compact" onClick={() => setShowsAll(true)}>
            <FormattedMessage {...messages.showMore} values={{ count: all.length - shown.length }} />
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
