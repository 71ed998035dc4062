import { Children, type ReactNode } from "react";
import styles from "./FooterBar.module.css";

type FooterLinksProps = {
  /** Heading and accessible name of the navigation. */
  title: string;
  /** Shows the links in one row, without the heading. */
  inline?: boolean;
  /** Each child becomes a list item. */
  children: ReactNode;
};

export function FooterLinks({ title, inline = false, children }: FooterLinksProps) {
  return (
    <nav className={styles[inline ? "inline" : "links"]} aria-label={title}>
      {inline ? null : <p className={styles["title"]}>{title}</p>}
      <ul className={styles["list"]}>
        {Children.toArray(children).map((link) => (
          <li key={typeof link === "object" && "key" in link ? link.key : String(link)}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
