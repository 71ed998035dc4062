import type { ReactNode } from "react";
import { useMatch } from "react-router-dom";
import { Icon, type IconDrawing } from "./Icon.tsx";
import styles from "./NavItem.module.css";
import { RouteLink } from "./RouteLink.tsx";

type NavItemProps = {
  to: string;
  /** Shown in the tab bar of phones, where words alone are too small. */
  icon: IconDrawing;
  children: ReactNode;
  /** Marks the item as current on this very path alone, not on those below it. */
  end?: boolean | undefined;
};

/** One destination in a `HeaderBar`; the current one is marked by a line of sun and by aria-current. */
export function NavItem({ to, icon, children, end = false }: NavItemProps) {
  const isCurrent = useMatch({ path: to, end }) !== null;
  return (
    <li>
      <RouteLink to={to} className={styles["link"]} aria-current={isCurrent ? "page" : undefined}>
        <span className={styles["icon"]}>
          <Icon drawing={icon} size={24} />
        </span>
        {children}
      </RouteLink>
    </li>
  );
}
