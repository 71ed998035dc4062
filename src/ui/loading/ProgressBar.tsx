import styles from "./ProgressBar.module.css";

type ProgressBarProps = {
  /** From 0 to 1; undefined while it is not known. */
  value: number | undefined;
  /** Accessible name. */
  label: string;
};

export function ProgressBar({ value, label }: ProgressBarProps) {
  return <progress className={styles["bar"]} value={value} max={1} aria-label={label} />;
}
