import type { ReactNode } from "react";
import styles from "./Button.module.css";
import { Icon, type IconDrawing } from "./Icon.tsx";

/** What a button or a link that looks like one holds: an icon, if any, and the label. */
export function ButtonLabel({ icon, children }: { icon: IconDrawing | undefined; children: ReactNode }) {
  return (
    <>
      {icon ? <Icon drawing={icon} /> : null}
      <span className={styles["label"]}>{children}</span>
    </>
  );
}
