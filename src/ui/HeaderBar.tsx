import type { ReactNode } from "react";
import styles from "./HeaderBar.module.css";

type Navigation =
  | { nav?: never; navLabel?: never }
  | {
      /** `NavItem`s, at most four: they become a tab bar at the lower edge of phones. */
      nav: ReactNode;
      navLabel: string;
    };

type HeaderBarProps = Navigation & {
  /** The wordmark, in a link to the start. */
  wordmark: ReactNode;
  /** Who is signed in. Phones have no room for it and keep it for readers alone. */
  caption?: ReactNode;
  /** Buttons, selects, counts. */
  tools?: ReactNode;
};

/** The bar on top: one row from laptops up, two on tablets, and a tab bar below on phones. */
export function HeaderBar({ wordmark, nav, navLabel, caption, tools }: HeaderBarProps) {
  return (
    <header className={styles["header"]} data-no-print>
      <div className={styles["row"]}>
        <div className={styles["wordmark"]}>{wordmark}</div>
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
