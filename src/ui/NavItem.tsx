import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./NavItem.module.css";

type NavItemProps = {
  to: string;
  /** Shown in the tab bar of phones, where words alone are too small. */
  icon: IconName;
  children: ReactNode;
  /** Marks the item as current on this very path alone, not on those below it. */
  end?: boolean | undefined;
};

/** One destination in a `HeaderBar`; the current one is marked by a line of sun and by aria-current. */
export function NavItem({ to, icon, children, end = false }: NavItemProps) {
  return (
    <li>
      <NavLink to={to} end={end} className={styles["link"] ?? ""}>
        <span className={styles["icon"]}>
          <Icon name={icon} size={24} />
        </span>
        {children}
      </NavLink>
    </li>
  );
}
