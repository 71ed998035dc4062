import styles from "./Icon.module.css";
import { iconPaths } from "./iconPaths.ts";

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** The edge in px; 20 suits body text. */
  size?: 16 | 20 | 24 | 32;
}

/** A line drawing in the colour of its text. It always stands beside text, so it is hidden from screen readers. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={styles["icon"]}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
