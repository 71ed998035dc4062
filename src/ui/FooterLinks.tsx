import { Children, type ReactNode } from "react";
import styles from "./FooterBar.module.css";

type FooterLinksProps = {
  /** Shown above the links and names the navigation. */
  title: string;
  /** Links; each becomes an item of the list. */
  children: ReactNode;
};

/** A titled list of links in a `FooterBar`. */
export function FooterLinks({ title, children }: FooterLinksProps) {
  return (
    <nav className={styles["links"]} aria-label={title}>
      <p className={styles["title"]}>{title}</p>
      <ul className={styles["list"]}>
        {Children.toArray(children).map((link) => (
          <li key={typeof link === "object" && "key" in link ? link.key : String(link)}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
