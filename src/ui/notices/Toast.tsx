import type { ReactNode } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./ToastList.module.css";

export type ToastContent = { id: string; tone: "info" | "positive" | "negative"; message: ReactNode };

const icons: Record<ToastContent["tone"], IconName> = {
  info: "info",
  positive: "check",
  negative: "alert",
};

type ToastProps = ToastContent & { closeLabel: string; onClose: (id: string) => void };

/** One message of a `ToastList`. Screen readers announce a negative message at once; the host announces the rest. */
export function Toast({ id, tone, message, closeLabel, onClose }: ToastProps) {
  const close = () => onClose(id);
  return (
    <div
      className={joinClassNames(styles["toast"], styles[tone])}
      role={tone === "negative" ? "alert" : undefined}
    >
      <span className={styles["icon"]}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles["message"]}>{message}</div>
      <IconButton icon="close" label={closeLabel} onClick={close} />
    </div>
  );
}
