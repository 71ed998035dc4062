import { useEffect, useEffectEvent, useRef } from "react";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text } from "#i18n/text.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import { getNotificationHash } from "./getNotificationHash.ts";
import styles from "./ProjectNotifications.module.css";
import type { UnreadNotification } from "./unreadNotificationsQuery.ts";

interface NotificationItemProps {
  notification: UnreadNotification;
  /** Called once, when the notification comes into view. */
  onSeen: (notification: UnreadNotification) => void;
  /** Moves the focus to the notification when it appears. */
  takesFocus: boolean;
}

/** A notification with a link to its section of the project. */
export function NotificationItem({ notification, onSeen, takesFocus }: NotificationItemProps) {
  const { formatMoment } = useDateFormats();
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
            <TextLink to={hash} className={styles["link"]} ref={takesFocus ? focusOnMount : undefined}>
              {text}
            </TextLink>
          ) : (
            text
          )}
        </p>
        <p className={styles["date"]}>{formatMoment(notification.createdAt)}</p>
      </div>
    </li>
  );
}
