import type { ComponentProps } from "react";
import styles from "./SummaryCard.module.css";

/** A list whose items are `SummaryCard`s, side by side as far as there is room. */
export function SummaryList(props: Omit<ComponentProps<"ul">, "className">) {
  return <ul {...props} className={styles["list"]} />;
}
