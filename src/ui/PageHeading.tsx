import type { ReactNode, Ref } from "react";
import styles from "./PageHeading.module.css";

type PageHeadingProps = {
  children: ReactNode;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Beside the heading where there is room. */
  actions?: ReactNode;
  /** Nearer to the link above it than to the bar on other screens. */
  isBelowLink?: boolean;
  /** For moving the focus here after navigation. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/** The h1 of a screen; code may move the focus to it. */
export function PageHeading({ children, lead, actions, isBelowLink = false, ref }: PageHeadingProps) {
  return (
    <div className={styles["heading"]} data-below-link={isBelowLink}>
      <div className={styles["words"]}>
        <h1 ref={ref} tabIndex={-1}>
          {children}
        </h1>
        {lead ? <p className={styles["lead"]}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles["actions"]}>{actions}</div> : null}
    </div>
  );
}
