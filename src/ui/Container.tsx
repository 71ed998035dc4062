import type { ComponentProps } from "react";
import styles from "./Container.module.css";
import { joinClasses } from "./joinClasses.ts";

type ContainerProps = ComponentProps<"div"> & { width?: "page" | "prose" | "form" | undefined };

/** Keeps content off the edges, safe areas included, and to a width that reads well. */
export function Container({ width = "page", className, ...rest }: ContainerProps) {
  return <div {...rest} className={joinClasses(styles["container"], styles[width], className)} />;
}
