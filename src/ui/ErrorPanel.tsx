import type { ReactNode, Ref } from "react";
import styles from "./ErrorPanel.module.css";

type ErrorPanelProps = {
  title: ReactNode;
  children?: ReactNode;
  /** Try again first, then other ways on. */
  actions?: ReactNode;
  illustration?: ReactNode;
  /** 1 where the panel is the whole screen. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** For moving the focus to the heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** Says what failed, in the place of what should have been there, and how to go on. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { title, children, actions, illustration, headingLevel = 2, headingRef } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles["panel"]}>
      {illustration ? <div className={styles["illustration"]}>{illustration}</div> : null}
      <div className={styles["words"]}>
        <Heading ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {children ? <div className={styles["text"]}>{children}</div> : null}
        {actions ? <div className={styles["actions"]}>{actions}</div> : null}
      </div>
    </section>
  );
}
