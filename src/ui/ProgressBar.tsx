import styles from "./ProgressBar.module.css";

type ProgressBarProps = {
  /** From 0 to 1; undefined while nobody knows. */
  value: number | undefined;
  /** What goes on, for readers. */
  label: string;
};

/** How far something has come: the browser's own progress element. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  return <progress className={styles["bar"]} value={value} max={1} aria-label={label} />;
}
