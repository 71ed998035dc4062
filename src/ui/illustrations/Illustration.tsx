import type { ReactNode } from "react";
import styles from "./Illustration.module.css";

type SvgProps = {
  /** Alternative text; without it screen readers skip the illustration. */
  label?: string;
  width: number;
  height: number;
  /** Makes the illustration fill its container, cropped at the edges. Otherwise it fits into the container. */
  cover?: boolean;
  /** Shows a placeholder while the illustration loads. */
  pending?: boolean;
  children?: ReactNode;
};

/** The `<svg>` of an illustration: lines of one width, colours from the tokens. */
export function Illustration({ label, width, height, cover = false, pending = false, children }: SvgProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      className={styles["illustration"]}
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
