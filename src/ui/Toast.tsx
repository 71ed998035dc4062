import { type ReactNode, useCallback } from "react";
import { Icon, type IconDrawing } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { alertIcon } from "./icons/alertIcon.tsx";
import { checkIcon } from "./icons/checkIcon.tsx";
import { closeIcon } from "./icons/closeIcon.tsx";
import { infoIcon } from "./icons/infoIcon.tsx";
import { joinClasses } from "./joinClasses.ts";
import styles from "./ToastList.module.css";

export type ToastContent = { id: string; tone: "info" | "positive" | "negative"; message: ReactNode };

const icons: Record<ToastContent["tone"], IconDrawing> = {
  info: infoIcon,
  positive: checkIcon,
  negative: alertIcon,
};

type ToastProps = ToastContent & { closeLabel: string; onClose: (id: string) => void };

/** One message of a `ToastList`; a negative one is spoken at once, the others when there is a pause. */
export function Toast({ id, tone, message, closeLabel, onClose }: ToastProps) {
  const close = useCallback(() => onClose(id), [onClose, id]);
  return (
    <div
      className={joinClasses(styles["toast"], styles[tone])}
      role={tone === "negative" ? "alert" : "status"}
    >
      <span className={styles["icon"]}>
        <Icon drawing={icons[tone]} />
      </span>
      <div className={styles["message"]}>{message}</div>
      <IconButton icon={closeIcon} label={closeLabel} onClick={close} />
    </div>
  );
}
