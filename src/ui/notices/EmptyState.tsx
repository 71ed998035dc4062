import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

type EmptyStateProps = {
  illustration?: ReactNode;
  title: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
};

/** Replaces an empty list: explains why it is empty, and offers one action. */
export function EmptyState({ illustration, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <div className={styles["state"]}>
      {illustration ? <div className={styles["illustration"]}>{illustration}</div> : null}
      <Heading>{title}</Heading>
      <div className={styles["text"]}>{children}</div>
      {action ? <div className={styles["action"]}>{action}</div> : null}
    </div>
  );
}
