import type { ReactElement } from "react";
import styles from "./Icon.module.css";

/** What `ui/icons` holds: lines on a grid of 24 px. Each is a file, so that a screen loads none but its own. */
export type IconDrawing = ReactElement;

type IconProps = {
  drawing: IconDrawing;
  /** Edge in px; 20 sits well beside body text. */
  size?: 16 | 20 | 24 | 32;
};

/** A line drawing in the colour of its text; always beside words, so hidden from readers. */
export function Icon({ drawing, size = 20 }: IconProps) {
  return (
    <svg
      className={styles["icon"]}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  );
}
