import type { ReactNode } from "react";
import styles from "./FooterBar.module.css";

type FooterBarProps = {
  wordmark: ReactNode;
  /** A sentence below the wordmark. */
  note?: ReactNode;
  /** `FooterLinks`, one or more. */
  children?: ReactNode;
};

/** The quiet end of a page. */
export function FooterBar({ wordmark, note, children }: FooterBarProps) {
  return (
    <footer className={styles["footer"]}>
      <div className={styles["row"]}>
        <div className={styles["brand"]}>
          {wordmark}
          {note ? <p className={styles["note"]}>{note}</p> : null}
        </div>
        {children}
      </div>
    </footer>
  );
}
