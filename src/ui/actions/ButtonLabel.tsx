import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { Spinner } from "../loading/Spinner.tsx";
import styles from "./Button.module.css";

export const busyAttributes = { "aria-busy": true, "aria-disabled": true };

type ButtonLabelProps = {
  icon: IconName | undefined;
  /** Shows a spinner over the label. */
  busy?: boolean | undefined;
  children: ReactNode;
};

export function ButtonLabel({ icon, busy, children }: ButtonLabelProps) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span className={styles["label"]}>{children}</span>
      {busy ? (
        <span className={styles["spinner"]}>
          <Spinner />
        </span>
      ) : null}
    </>
  );
}
