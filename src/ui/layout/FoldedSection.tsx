import { type ReactNode, useId, useRef, useState } from "react";
import { HeadingContext } from "../focus/HeadingContext.ts";
import { Disclosure } from "./Disclosure.tsx";
import styles from "./FoldedSection.module.css";

type FoldedSectionProps = {
  id?: string | undefined;
  title: ReactNode;
  /** The main fact of the section, which is visible in any case. */
  summary?: ReactNode;
  /** Whether it is open at first. */
  open?: boolean | undefined;
  /** Opens it where there is room beside the rest of the page, until the visitor uses it. */
  opensOnLaptops?: boolean | undefined;
  /** Without it there is nothing to open. */
  children?: ReactNode;
  /** Below what is folded, visible in any case. */
  footer?: ReactNode;
};

/** A row of a card with a heading and a fact, which opens to a section and takes the focus of what is removed in it. */
export function FoldedSection(props: FoldedSectionProps) {
  const { id, title, summary, open = false, opensOnLaptops = false, children, footer } = props;
  const headingId = useId();
  const summaryRef = useRef<HTMLElement>(null);
  // Later the visitor opens and closes it.
  const [isOpenAtFirst] = useState(open);
  return (
    <section
      ref={opensOnLaptops ? followWidth : undefined}
      id={id}
      className={styles["section"]}
      aria-labelledby={headingId}
    >
      {children ? (
        <Disclosure
          open={isOpenAtFirst}
          title={title}
          headingId={headingId}
          summary={summary}
          summaryRef={summaryRef}
        >
          <HeadingContext value={summaryRef}>{children}</HeadingContext>
        </Disclosure>
      ) : (
        <div className={styles["row"]}>
          <h2 id={headingId} tabIndex={-1} className={styles["title"]}>
            {title}
          </h2>
          <p className={styles["fact"]}>{summary}</p>
        </div>
      )}
      {footer}
    </section>
  );
}

/** By script, because `::details-content` is missing in supported browsers. Returns a function that stops it. */
function followWidth(section: HTMLElement | null): (() => void) | undefined {
  const details = section?.querySelector("details");
  if (!details) return;
  // Paper is narrow, and has room.
  const laptop = matchMedia("print, (min-width: 1024px)");
  const follow = () => {
    details.open = laptop.matches;
  };
  const stop = () => laptop.removeEventListener("change", follow);
  follow();
  laptop.addEventListener("change", follow);
  details.addEventListener("click", stop);
  details.addEventListener("drop", stop);
  return stop;
}
