import type { ReactNode } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import styles from "./Timeline.module.css";

type StepState = "done" | "current" | "paused" | "stopped" | "upcoming";

// Each state has its own shape, because colour alone is not accessible.
const stateShapes: Record<StepState, ReactNode> = {
  done: (
    <>
      <circle className={styles["disc"]} cx="16" cy="16" r="11" />
      <path className={styles["symbol"]} d="m11 16.5 3.5 3.5 6.75-7.25" />
    </>
  ),
  current: (
    <>
      <circle className={styles["halo"]} cx="16" cy="16" r="16" />
      <circle className={styles["disc"]} cx="16" cy="16" r="10" />
    </>
  ),
  paused: (
    <>
      <circle className={styles["ring"]} cx="16" cy="16" r="11" />
      <path className={styles["symbol"]} d="M13 11.75v8.5M19 11.75v8.5" />
    </>
  ),
  stopped: (
    <>
      <rect className={styles["disc"]} x="5.5" y="5.5" width="21" height="21" rx="5" />
      <path className={styles["symbol"]} d="m11.75 11.75 8.5 8.5M20.25 11.75l-8.5 8.5" />
    </>
  ),
  upcoming: <circle className={styles["ring"]} cx="16" cy="16" r="6" />,
};

type TimelineProps = {
  /** Accessible name of the list. */
  label: string;
  steps: readonly {
    id: string;
    title: ReactNode;
    state: StepState;
    /** The state in words, for screen readers; visible if the order of the steps does not show it. */
    stateLabel: string;
    date?: ReactNode;
    children?: ReactNode;
  }[];
};

export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol className={styles["steps"]} aria-label={label}>
      {steps.map(({ id, title, state, stateLabel, date, children }) => (
        <li
          key={id}
          className={joinClassNames(styles["step"], styles[state])}
          aria-current={state === "current" ? "step" : undefined}
        >
          <svg className={styles["shape"]} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
            {stateShapes[state]}
          </svg>
          <div className={styles["header"]}>
            <div className={styles["title"]}>{title}</div>
            {state === "done" || state === "upcoming" ? (
              <VisuallyHidden>{stateLabel}</VisuallyHidden>
            ) : (
              <span className={styles["state"]}>{stateLabel}</span>
            )}
            {date ? <span className={styles["date"]}>{date}</span> : null}
          </div>
          {children ? <div className={styles["content"]}>{children}</div> : null}
        </li>
      ))}
    </ol>
  );
}
