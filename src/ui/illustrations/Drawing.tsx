import type { ReactNode } from "react";
import styles from "./Drawing.module.css";

export type DrawingProps = {
  /** What the drawing says, where it says something; without it readers pass over the drawing. */
  label?: string | undefined;
};

type FrameProps = DrawingProps & {
  width: number;
  height: number;
  /** Fills its box and lets the edges be cut, instead of fitting into it. */
  cover?: boolean;
  /** Only keeps the place: the lines are on their way. */
  pending?: boolean;
  children?: ReactNode;
};

/** The svg around every drawing: lines in one weight, colours from the tokens. */
export function Drawing({ label, width, height, cover = false, pending = false, children }: FrameProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      className={styles["drawing"]}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={cover ? "xMidYMid slice" : "xMidYMid meet"}
      focusable="false"
      data-pending={pending || undefined}
    >
      {children}
    </svg>
  );
}
