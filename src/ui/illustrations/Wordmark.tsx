import type { DrawingProps } from "./Drawing.tsx";
import { Glyph } from "./Glyph.tsx";
import styles from "./Wordmark.module.css";

/** The logo: a roof window with the light in it, and the name. Inside a link, give the link its own label. */
export function Wordmark({ label }: DrawingProps) {
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span {...naming} className={styles["wordmark"]}>
      <Glyph size={32} />
      Taglys
    </span>
  );
}
