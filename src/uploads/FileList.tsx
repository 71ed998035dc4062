import type { ReactNode } from "react";
import styles from "./FileList.module.css";

/** Room for file rows. */
export function FileList({ children }: { children: ReactNode }) {
  return <ul className={styles["list"]}>{children}</ul>;
}
