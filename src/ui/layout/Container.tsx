import type { ComponentProps } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./Container.module.css";

type ContainerProps = ComponentProps<"div"> & { width?: "page" | "form" | undefined };

/** Keeps content off the edges and safe areas of the screen, and limits its width. */
export function Container({ width = "page", className, ...rest }: ContainerProps) {
  return <div {...rest} className={joinClassNames(styles["container"], styles[width], className)} />;
}
