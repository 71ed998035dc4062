import type { DrawingProps } from "./Drawing.tsx";
import styles from "./Wordmark.module.css";

/** The logo: a roof window with the light in it, and the name. Inside a link, give the link its own label. */
export function Wordmark({ label }: DrawingProps) {
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span {...naming} className={styles["wordmark"]}>
      <svg className={styles["glyph"]} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path
          className={styles["pane"]}
          d="M9.5 5.5h13a2 2 0 0 1 1.95 1.55l3.8 17A2 2 0 0 1 26.3 26.5H5.7a2 2 0 0 1-1.95-2.45l3.8-17A2 2 0 0 1 9.5 5.5z"
        />
        <path className={styles["light"]} d="M22.8 8.5 11 23.5h13.7z" />
        <path
          className={styles["frame"]}
          d="M9.5 5.5h13a2 2 0 0 1 1.95 1.55l3.8 17A2 2 0 0 1 26.3 26.5H5.7a2 2 0 0 1-1.95-2.45l3.8-17A2 2 0 0 1 9.5 5.5z"
        />
      </svg>
      Taglys
    </span>
  );
}
