import { useEffect, useEffectEvent, useRef } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { Icon } from "../../ui/icons/Icon.tsx";
import { getNotificationMessage } from "./notificationMessages.ts";
import styles from "./ProjectNotifications.module.css";
import type { UnreadNotification } from "./unreadNotificationsQuery.ts";

interface NotificationItemProps {
  notification: UnreadNotification;
  /** Called once, when the notification comes into view. */
  onSeen: (notification: UnreadNotification) => void;
}

export function NotificationItem({ notification, onSeen }: NotificationItemProps) {
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

  return (
    <li ref={ref} className={styles["item"]}>
      <span className={styles["icon"]}>
        <Icon name="bell" size={16} />
      </span>
      <div>
        <p>
          <FormattedMessage {...getNotificationMessage(notification.type)} />
        </p>
        <p className={styles["date"]}>
          <FormattedDate value={notification.createdAt} dateStyle="long" timeStyle="short" />
        </p>
      </div>
    </li>
  );
}
