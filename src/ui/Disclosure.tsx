import type { ComponentProps, ReactNode } from "react";
import styles from "./Disclosure.module.css";
import { Icon, type IconDrawing } from "./Icon.tsx";
import { chevronDownIcon } from "./icons/chevronDownIcon.tsx";
import { joinClasses } from "./joinClasses.ts";

type DisclosureProps = Omit<ComponentProps<"details">, "title"> & {
  title: ReactNode;
  icon?: IconDrawing | undefined;
};

/** A section that opens and closes: the browser's own details element. */
export function Disclosure({ title, icon, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={joinClasses(styles["disclosure"], className)}>
      <summary className={styles["summary"]}>
        {icon ? <Icon drawing={icon} /> : null}
        <span className={styles["title"]}>{title}</span>
        <span className={styles["chevron"]}>
          <Icon drawing={chevronDownIcon} />
        </span>
      </summary>
      <div className={styles["content"]}>{children}</div>
    </details>
  );
}
