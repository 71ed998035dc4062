import styles from "./ProgressBar.module.css";

type ProgressBarProps = {
  /** The progress from 0 to 1; undefined while it is unknown. */
  value: number | undefined;
  /** Accessible name. */
  label: string;
};

export function ProgressBar({ value, label }: ProgressBarProps) {
  return <progress className={styles["bar"]} value={value} max={1} aria-label={label} />;
}
