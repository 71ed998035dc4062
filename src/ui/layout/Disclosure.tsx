import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./Disclosure.module.css";

type DisclosureProps = Omit<ComponentProps<"details">, "title"> & {
  title: ReactNode;
  icon?: IconName | undefined;
};

/** A `<details>` element. */
export function Disclosure({ title, icon, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={joinClassNames(styles["disclosure"], className)}>
      <summary className={styles["summary"]}>
        {icon ? <Icon name={icon} /> : null}
        <span className={styles["title"]}>{title}</span>
        <span className={styles["chevron"]}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles["content"]}>{children}</div>
    </details>
  );
}
