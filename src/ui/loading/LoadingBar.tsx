import styles from "./LoadingBar.module.css";

type LoadingBarProps = {
  active: boolean;
  /** Accessible name, for example "Loading", unless a visible text says so. */
  label?: string;
};

/** A bar at the top of the window while the next screen loads. It appears after 150 ms, so that quick loads do not flash. */
export function LoadingBar({ active, label }: LoadingBarProps) {
  return active ? (
    <div className={styles["bar"]} {...(label && { role: "progressbar", "aria-label": label })} data-no-print>
      <span className={styles["light"]} />
    </div>
  ) : null;
}
