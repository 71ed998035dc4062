import type { ReactNode, Ref } from "react";
import styles from "./FileList.module.css";

export function FileList({ children, ref }: { children: ReactNode; ref?: Ref<HTMLUListElement> }) {
  return (
    <ul ref={ref} className={styles["list"]}>
      {children}
    </ul>
  );
}
