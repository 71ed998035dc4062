import type { ReactNode } from "react";
import styles from "./HeaderBar.module.css";

type HeaderBarProps = {
  /** The logo, in a link to the start page. */
  logo: ReactNode;
  /** A `NavBar`. */
  nav?: ReactNode;
  /** The name of the signed-in customer. On phones only screen readers get it. */
  caption?: ReactNode;
  /** Buttons, selects and counts at the end of the header. */
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
