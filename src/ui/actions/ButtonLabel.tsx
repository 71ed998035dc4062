import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import styles from "./Button.module.css";

export function ButtonLabel({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span className={styles["label"]}>{children}</span>
    </>
  );
}
