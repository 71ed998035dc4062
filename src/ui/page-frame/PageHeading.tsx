import type { ReactNode, Ref } from "react";
import styles from "./PageHeading.module.css";

type PageHeadingProps = {
  children: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Reduces the space above the heading, for a link there. */
  isBelowLink?: boolean;
  /** A ref to the heading, for moving the focus. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/** The h1 of a screen. */
export function PageHeading({ children, lead, isBelowLink = false, ref }: PageHeadingProps) {
  return (
    <div className={styles["heading"]} data-below-link={isBelowLink}>
      <div className={styles["body"]}>
        <h1 ref={ref}>{children}</h1>
        {lead ? <p className={styles["lead"]}>{lead}</p> : null}
      </div>
    </div>
  );
}
