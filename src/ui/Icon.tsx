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
  upload: <path d="M12 15.5V4.25M7 9l5-4.75L17 9M4.5 15v4.75h15V15" />,
  download: <path d="M12 4.25V15.5M7 10.75l5 4.75 5-4.75M4.5 15v4.75h15V15" />,
  trash: (
    <path d="M4.5 6.75h15M9.25 6.75v-3h5.5v3M6.25 6.75l.9 13h9.7l.9-13M10.25 10.75v5.25M13.75 10.75v5.25" />
  ),
  edit: <path d="M4.25 19.75v-3.9L15.9 4.2l3.9 3.9L8.15 19.75zM13.25 6.85l3.9 3.9" />,
  phone: (
    <path d="M4.25 5c0 8.15 6.6 14.75 14.75 14.75l.75-4.5-4.5-1.75-1.9 1.9a11.5 11.5 0 0 1-4.75-4.75L10.5 8.75 8.75 4.25H5a.75.75 0 0 0-.75.75z" />
  ),
  mail: <path d="M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.75 8.5-6.75" />,
  file: <path d="M6 3.5h8l4.5 4.5v12.5H6zM13.75 3.75v4.5h4.5" />,
  star: <path d="m12 3.5 2.6 5.45 5.9.75-4.35 4.1 1.1 5.95L12 16.85l-5.25 2.9 1.1-5.95L3.5 9.7l5.9-.75z" />,
  medal: (
    <>
      <circle cx="12" cy="9.25" r="5.75" />
      <path d="m8.25 13.75-1.5 7 5.25-2.75 5.25 2.75-1.5-7M9.75 9.4l1.6 1.6 2.9-3.25" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4.25" />
      <path d="M4 20.25c.75-4.25 3.9-6 8-6s7.25 1.75 8 6" />
    </>
  ),
  pause: <path d="M8.5 5v14M15.5 5v14" />,
  share: (
    <>
      <circle cx="17.25" cy="5.75" r="2.5" />
      <circle cx="6.25" cy="12" r="2.5" />
      <circle cx="17.25" cy="18.25" r="2.5" />
      <path d="m8.5 10.75 6.5-3.75M8.5 13.25 15 17" />
    </>
  ),
  copy: <path d="M8.5 8.5h11.25v11.25H8.5zM15.5 8.25v-4H4.25V15.5h4" />,
  expand: <path d="M14 4.25h5.75V10M10 19.75H4.25V14M19.25 4.75l-6 6M4.75 19.25l6-6" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  image: (
    <>
      <path d="M3.5 4.75h17v14.5h-17zM3.75 16.5l5-5 4.5 4.5 2.75-2.75 4.25 4.25" />
      <circle cx="15.25" cy="9" r="1.5" />
    </>
  ),
  "chevron-left": <path d="M14.5 5.5 8 12l6.5 6.5" />,
  link: (
    <path d="m10 14 4-4M11.25 7.25l2.6-2.6a3.9 3.9 0 0 1 5.5 5.5l-2.6 2.6M12.75 16.75l-2.6 2.6a3.9 3.9 0 0 1-5.5-5.5l2.6-2.6" />
  ),
  qr: (
    <path d="M4.25 4.25h5.5v5.5h-5.5zM14.25 4.25h5.5v5.5h-5.5zM4.25 14.25h5.5v5.5h-5.5zM14.25 14.25v2M19.75 14.25v5.5h-5.5M17 17h.05" />
  ),
  search: (
    <>
      <circle cx="10.75" cy="10.75" r="6.5" />
      <path d="m15.5 15.5 4.75 4.75" />
    </>
  ),
  swap: <path d="M4.5 8.25h14M14.75 4.5l3.75 3.75L14.75 12M19.5 15.75h-14M9.25 12 5.5 15.75l3.75 3.75" />,
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
