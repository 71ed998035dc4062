import type { ReactNode } from "react";
import styles from "./FormActions.module.css";

/** The buttons of a form, the primary one last; on phones below one another with the primary one first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles["actions"]}>{children}</div>;
}
