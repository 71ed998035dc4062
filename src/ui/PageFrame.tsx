import { type MouseEvent, type ReactNode, useCallback, useId, useRef } from "react";
import styles from "./PageFrame.module.css";

type PageFrameProps = {
  /** The words of the first link, which leads past the header. */
  skipLabel: string;
  header: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** Header, main and footer of every screen; the footer keeps to the lower edge on short pages. */
export function PageFrame({ skipLabel, header, children, footer }: PageFrameProps) {
  const mainRef = useRef<HTMLElement>(null);
  const mainId = useId();

  // Followed as a link, it would be a navigation to the router: a page view and a history entry.
  const skipToMain = useCallback((event: MouseEvent) => {
    event.preventDefault();
    mainRef.current?.focus();
    mainRef.current?.scrollIntoView();
  }, []);

  return (
    <div className={styles["frame"]}>
      <a className={styles["skip"]} href={`#${mainId}`} onClick={skipToMain}>
        {skipLabel}
      </a>
      {header}
      <main ref={mainRef} id={mainId} className={styles["main"]} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
