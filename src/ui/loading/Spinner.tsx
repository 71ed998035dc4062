import styles from "./Spinner.module.css";

/** A decoration: the element around it must say by text or `aria-busy` that it is busy. */
export function Spinner() {
  return (
    <svg className={styles["spinner"]} viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <circle className={styles["track"]} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
