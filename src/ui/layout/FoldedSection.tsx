import { type ReactNode, useRef } from "react";
import { HeadingContext } from "../focus/HeadingContext.ts";
import { Disclosure } from "./Disclosure.tsx";
import styles from "./FoldedSection.module.css";

type FoldedSectionProps = {
  id?: string | undefined;
  title: ReactNode;
  /** The main fact of the section. It is always visible. */
  summary?: ReactNode;
  defaultOpen?: boolean | undefined;
  opensOnLaptops?: boolean | undefined;
  /** The content to which the row opens. Without it, the row does not open. */
  children?: ReactNode;
  /** Elements below the content. They are always visible. */
  footer?: ReactNode;
};

/**
 * A row of a card with a heading and a fact, which opens to a section. Its heading takes the focus when a focused element in it
 * is removed.
 */
export function FoldedSection(props: FoldedSectionProps) {
  const { id, title, summary, defaultOpen, opensOnLaptops, children, footer } = props;
  const summaryRef = useRef<HTMLElement>(null);
  return (
    <section id={id} className={styles["section"]}>
      {children ? (
        <Disclosure
          title={title}
          isHeading
          summary={summary}
          summaryRef={summaryRef}
          defaultOpen={defaultOpen}
          opensOnLaptops={opensOnLaptops}
        >
          <HeadingContext value={summaryRef}>{children}</HeadingContext>
        </Disclosure>
      ) : (
        <div className={styles["row"]}>
          <h2 className={styles["title"]}>{title}</h2>
          <p className={styles["fact"]}>{summary}</p>
        </div>
      )}
      {footer}
    </section>
  );
}
