import type { ComponentProps } from "react";
import styles from "./VisuallyHidden.module.css";

type VisuallyHiddenProps = Pick<ComponentProps<"span">, "id" | "children"> & { as?: "span" | "h1" | "h2" };

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = "span", ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={styles["hidden"]} />;
}
