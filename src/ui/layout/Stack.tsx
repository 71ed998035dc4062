import type { HTMLAttributes } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./Stack.module.css";

type StackProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "ul";
  gap?: "small" | "regular" | "large" | "section" | undefined;
};

/** Children below one another with equal gaps. */
export function Stack({ as: Element = "div", gap = "regular", className, ...rest }: StackProps) {
  return <Element {...rest} className={joinClassNames(styles["stack"], styles[gap], className)} />;
}
