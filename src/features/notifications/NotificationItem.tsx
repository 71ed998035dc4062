import { useEffect, useEffectEvent, useRef } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { Icon } from "../../ui/Icon.tsx";
import { bellIcon } from "../../ui/icons/bellIcon.tsx";
import { notificationText } from "./notificationMessages.ts";
import styles from "./ProjectNotifications.module.css";
import type { UnreadNotification } from "./unreadNotificationsQuery.ts";

interface NotificationItemProps {
  notification: UnreadNotification;
  /** Called once, when the notification comes into view. */
  onSeen: (notification: UnreadNotification) => void;
}

/** One notification of a list. */
export function NotificationItem({ notification, onSeen }: NotificationItemProps) {
  const ref = useRef<HTMLLIElement>(null);
  const tellSeen = useEffectEvent(() => onSeen(notification));

  useEffect(() => {
    const item = ref.current;
    if (!item) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tellSeen();
    });
    observer.observe(item);
    return () => observer.disconnect();
  }, []);

  return (
    <li ref={ref} className={styles["item"]}>
      <span className={styles["icon"]}>
        <Icon drawing={bellIcon} size={16} />
      </span>
      <div>
        <p>
          <FormattedMessage {...notificationText(notification.type)} />
        </p>
        <p className={styles["date"]}>
          <FormattedDate value={notification.createdAt} dateStyle="long" timeStyle="short" />
        </p>
      </div>
    </li>
  );
}
