import type { ReactNode } from "react";
import styles from "./HeaderBar.module.css";

type Navigation =
  | { nav?: never; navLabel?: never }
  | {
      /** At most four `NavItem`s: on phones they are a tab bar at the bottom. */
      nav: ReactNode;
      navLabel: string;
    };

type HeaderBarProps = Navigation & {
  /** The logo, in a link to the start page. */
  logo: ReactNode;
  /** Who is signed in; on phones for screen readers only. */
  caption?: ReactNode;
  /** Buttons, selects, counts. */
  tools?: ReactNode;
};

/** The page header: one row on laptops and wider, two rows on tablets, and a tab bar at the bottom on phones. */
export function HeaderBar({ logo, nav, navLabel, caption, tools }: HeaderBarProps) {
  return (
    <header className={styles["header"]} data-no-print>
      <div className={styles["row"]}>
        <div className={styles["logo"]}>{logo}</div>
        {nav ? (
          <nav className={styles["nav"]} aria-label={navLabel} data-bottom-bar>
            <ul className={styles["items"]}>{nav}</ul>
          </nav>
        ) : null}
        <div className={styles["tools"]}>
          {caption ? <span className={styles["caption"]}>{caption}</span> : null}
          {tools}
        </div>
      </div>
    </header>
  );
}
