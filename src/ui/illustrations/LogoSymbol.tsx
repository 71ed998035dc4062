import styles from "./LogoSymbol.module.css";

interface LogoSymbolProps {
  id?: string;
  /** The edge in px. */
  size: number;
}

/** The roof window, in a square of 32 × 32. */
export const windowPath =
  "M9.5 5.5h13a2 2 0 0 1 1.95 1.55l3.8 17A2 2 0 0 1 26.3 26.5H5.7a2 2 0 0 1-1.95-2.45l3.8-17A2 2 0 0 1 9.5 5.5z";

/** The symbol of the logo, a roof window. `index.html` has a copy for the time until the script has loaded. */
export function LogoSymbol({ id, size }: LogoSymbolProps) {
  return (
    <svg
      id={id}
      className={styles["symbol"]}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className={styles["window"]} d={windowPath} />
      <path className={styles["light"]} d="M22.8 8.5 11 23.5h13.7z" />
      <path className={styles["frame"]} d={windowPath} />
    </svg>
  );
}
