import type { ReactNode, Ref } from "react";
import styles from "./ErrorPanel.module.css";

type ErrorPanelProps = {
  title: ReactNode;
  children?: ReactNode;
  /** Retry first, then the alternatives. */
  actions?: ReactNode;
  illustration?: ReactNode;
  /** 1 where the panel fills the screen. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The heading, for moving the focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** Replaces content that could not be shown: what failed, and how to continue. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { title, children, actions, illustration, headingLevel = 2, headingRef } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles["panel"]}>
      {illustration ? <div className={styles["illustration"]}>{illustration}</div> : null}
      <div className={styles["body"]}>
        <Heading ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {children ? <div className={styles["text"]}>{children}</div> : null}
        {actions ? <div className={styles["actions"]}>{actions}</div> : null}
      </div>
    </section>
  );
}
