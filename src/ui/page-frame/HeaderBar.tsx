import type { ReactNode } from "react";
import styles from "./HeaderBar.module.css";

type HeaderBarProps = {
  /** The logo, in a link to the start page. */
  logo: ReactNode;
  /** A `NavBar`. */
  nav?: ReactNode;
  /** The signed-in customer; on phones for screen readers only. */
  caption?: ReactNode;
  /** Buttons, selects, counts. */
  tools?: ReactNode;
};

/** The page header. */
export function HeaderBar({ logo, nav, caption, tools }: HeaderBarProps) {
  return (
    <header className={styles["header"]} data-no-print>
      <div className={styles["row"]}>
        <div className={styles["logo"]}>{logo}</div>
        {nav}
        <div className={styles["tools"]}>
          {caption ? <span className={styles["caption"]}>{caption}</span> : null}
          {tools}
        </div>
      </div>
    </header>
  );
}
