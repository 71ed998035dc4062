import styles from "./Icon.module.css";
import spriteUrl from "./sprite.svg?no-inline";

/** The ids in `sprite.svg`. */
export const iconNames = [
  "alert",
  "archive",
  "arrow-right",
  "bell",
  "calendar",
  "check",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "close",
  "copy",
  "download",
  "edit",
  "expand",
  "external",
  "file",
  "globe",
  "help",
  "home",
  "image",
  "info",
  "link",
  "log-out",
  "mail",
  "medal",
  "minus",
  "pause",
  "phone",
  "pin",
  "plus",
  "qr",
  "search",
  "share",
  "star",
  "sun",
  "swap",
  "trash",
  "upload",
  "user",
  "window",
] as const;

export type IconName = (typeof iconNames)[number];

interface IconProps {
  name: IconName;
  /** Edge in px; 20 suits body text. */
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
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
