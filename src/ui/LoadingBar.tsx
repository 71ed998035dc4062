import styles from "./LoadingBar.module.css";

type LoadingBarProps = {
  active: boolean;
  /** What readers hear, for example "Loading". */
  label: string;
};

/** A thin bar at the upper edge while the next screen loads. It waits 150 ms, so that quick loads do not flash. */
export function LoadingBar({ active, label }: LoadingBarProps) {
  return active ? (
    <div className={styles["bar"]} role="progressbar" aria-label={label} data-no-print>
      <span className={styles["light"]} />
    </div>
  ) : null;
}
