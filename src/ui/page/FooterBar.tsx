import type { ReactNode } from "react";
import styles from "./FooterBar.module.css";

type FooterBarProps = {
  logo: ReactNode;
  /** A sentence below the logo. */
  note?: ReactNode;
  /** `FooterLinks` */
  children?: ReactNode;
};

export function FooterBar({ logo, note, children }: FooterBarProps) {
  return (
    <footer className={styles["footer"]}>
      <div className={styles["row"]}>
        <div className={styles["brand"]}>
          {logo}
          {note ? <p className={styles["note"]}>{note}</p> : null}
        </div>
        {children}
      </div>
    </footer>
  );
}
