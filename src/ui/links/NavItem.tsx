import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import styles from "./NavItem.module.css";
import { RouteLink } from "./RouteLink.tsx";

type NavItemProps = {
  to: string;
  /** The icon in the tab bar of phones. */
  icon: IconName;
  isCurrent: boolean;
  children: ReactNode;
};

/** A link of a `NavBar`. */
export function NavItem({ to, icon, isCurrent, children }: NavItemProps) {
  return (
    <li>
      <RouteLink to={to} className={styles["link"]} aria-current={isCurrent ? "page" : undefined}>
        <span className={styles["icon"]}>
          <Icon name={icon} size={24} />
        </span>
        {children}
      </RouteLink>
    </li>
  );
}
