import type { ReactNode } from "react";
import { joinClasses } from "../ui/joinClasses.ts";
import styles from "./Stage.module.css";

interface StageProps {
  /** low is enough for what keeps to the upper edge. */
  height?: "low" | "regular";
  children: ReactNode;
}

/** A small screen of its own: what keeps to the edges of the screen keeps to the edges of this. */
export function Stage({ height = "regular", children }: StageProps) {
  return <div className={joinClasses(styles["stage"], styles[height])}>{children}</div>;
}
