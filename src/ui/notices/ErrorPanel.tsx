import type { ReactNode, Ref } from "react";
import styles from "./ErrorPanel.module.css";

type ErrorPanelProps = {
  title: ReactNode;
  children?: ReactNode;
  /** The retry button first, then alternatives. */
  actions?: ReactNode;
  illustration?: ReactNode;
  /** A ref to the heading, for moving the focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** Replaces the content of a screen that could not be shown: names the error and the ways to continue. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { title, children, actions, illustration, headingRef } = props;
  return (
    <section className={styles["panel"]}>
      {illustration ? <div className={styles["illustration"]}>{illustration}</div> : null}
      <div className={styles["body"]}>
        <h1 ref={headingRef}>{title}</h1>
        {children ? <div className={styles["text"]}>{children}</div> : null}
        {actions ? <div className={styles["actions"]}>{actions}</div> : null}
      </div>
    </section>
  );
}
