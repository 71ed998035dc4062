import type { ReactNode } from "react";
import { publishHeight } from "../layout/publishHeight.ts";
import styles from "./NavBar.module.css";

const publishTabBarHeight = publishHeight("--height-tab-bar");

type NavBarProps = {
  label: string;
  /** At most four `NavItem`s. */
  children: ReactNode;
};

/** The navigation of a `HeaderBar`: on phones a tab bar at the bottom, on tablets and low screens a row of its own. */
export function NavBar({ label, children }: NavBarProps) {
  return (
    <nav ref={publishTabBarHeight} className={styles["nav"]} aria-label={label}>
      <ul className={styles["items"]}>{children}</ul>
    </nav>
  );
}
