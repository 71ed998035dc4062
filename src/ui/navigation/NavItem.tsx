import type { ReactNode } from "react";
import { useMatch } from "react-router-dom";
import { Icon, type IconName } from "../icons/Icon.tsx";
import styles from "./NavItem.module.css";
import { RouteLink } from "./RouteLink.tsx";

type NavItemProps = {
  to: string;
  /** Shown in the tab bar of phones. */
  icon: IconName;
  children: ReactNode;
  /** Marks the item as current on this path only, not on the paths below it. */
  end?: boolean | undefined;
};

/** A navigation link of a `HeaderBar`. */
export function NavItem({ to, icon, children, end = false }: NavItemProps) {
  const isCurrent = useMatch({ path: to, end }) !== null;
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
