import type { ReactNode } from "react";
import styles from "./Icon.module.css";

const drawings = {
  window: <path d="M7 4.5h10l3.5 15h-17zM12 4.5v15M5.4 11.5h13.2" />,
  bell: <path d="M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.75h-15zM10 21.25h4" />,
  archive: <path d="M3.5 5h17v4.25h-17zM5 9.25v10h14v-10M10 13h4" />,
  calendar: <path d="M4 6.5h16v13.25H4zM4 10.75h16M8.5 3.75v4.5M15.5 3.75v4.5" />,
  pin: (
    <>
      <path d="M12 21c4.2-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.3 6.4 6.5 11z" />
      <circle cx="12" cy="10" r="2.4" />
    </>
  ),
  check: <path d="m5 12.75 4.5 4.5L19 7.25" />,
  alert: <path d="M12 4 2.75 19.75h18.5zM12 10v4.5M12 17.1v.05" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 11.25v5M12 7.7v.05" />
    </>
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M9.4 9.6a2.65 2.65 0 1 1 3.9 2.35c-.85.46-1.3.95-1.3 2.05M12 16.9v.05" />
    </>
  ),
  home: <path d="M3.5 11.5 12 4l8.5 7.5M6 9.5v10.25h12V9.5M10 19.75v-5.5h4v5.5" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  "chevron-right": <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />,
  "chevron-down": <path d="m5.5 9.5 6.5 6.5 6.5-6.5" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M3.25 12h17.5M12 3.25c2.4 2.5 3.65 5.4 3.65 8.75S14.4 18.25 12 20.75C9.6 18.25 8.35 15.35 8.35 12S9.6 5.75 12 3.25z" />
    </>
  ),
  "log-out": <path d="M10.5 4.25H5v15.5h5.5M15 7.75 19.25 12 15 16.25M19.25 12H10" />,
  external: <path d="M13.5 4.75h5.75v5.75M19.25 4.75 11 13M17 14v5.25H4.75V7H10" />,
  "arrow-right": <path d="M4.5 12h15M13.5 6l6 6-6 6" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.75v2M12 19.25v2M2.75 12h2M19.25 12h2M5.46 5.46l1.42 1.42M17.12 17.12l1.42 1.42M5.46 18.54l1.42-1.42M17.12 6.88l1.42-1.42" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

type IconProps = {
  name: IconName;
  /** Edge in px; 20 sits well beside body text. */
  size?: 16 | 20 | 24 | 32;
};

/** A line drawing on a grid of 24 px in the colour of its text; always beside words, so hidden from readers. */
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
      {drawings[name]}
    </svg>
  );
}
