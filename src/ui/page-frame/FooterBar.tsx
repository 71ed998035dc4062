import type { ReactNode } from "react";
import { Logo } from "../illustrations/Logo.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./FooterBar.module.css";

type FooterBarProps = {
  /** A sentence below the logo. */
  note?: ReactNode;
  /** `FooterLinks` */
  children?: ReactNode;
  /** Makes the footer one low row, for screens whose header has many parts. */
  compact?: boolean;
};

export function FooterBar({ note, children, compact = false }: FooterBarProps) {
  return (
    <footer className={joinClassNames(styles["footer"], compact && styles["compact"])}>
      <div className={styles["row"]}>
        <div className={styles["brand"]}>
          <Logo />
          {note ? <p className={styles["note"]}>{note}</p> : null}
        </div>
        {children}
      </div>
    </footer>
  );
}
