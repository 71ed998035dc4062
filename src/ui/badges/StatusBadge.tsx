import type { ReactNode } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./StatusBadge.module.css";

type StatusTone = "neutral" | "progress" | "positive" | "caution" | "negative";

// Each tone has its own shape, because colour alone is not accessible.
const shapes: Record<StatusTone, ReactNode> = {
  neutral: <circle cx="8" cy="8" r="4.75" />,
  progress: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path className={styles["filled"]} d="M8 2.75a5.25 5.25 0 0 1 0 10.5z" />
    </>
  ),
  positive: <path d="m3 8.5 3.25 3.25L13 4.75" />,
  caution: <path d="M8 2.75 1.75 13.25h12.5zM8 6.75v2.75M8 11.35v.05" />,
  negative: <path d="m4 4 8 8M12 4l-8 8" />,
};

type StatusBadgeProps = { tone: StatusTone; children: ReactNode; className?: string | undefined };

export function StatusBadge({ tone, children, className }: StatusBadgeProps) {
  return (
    <span className={joinClassNames(styles["badge"], styles[tone], className)}>
      <svg className={styles["shape"]} viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        {shapes[tone]}
      </svg>
      <span className={styles["body"]}>{children}</span>
    </span>
  );
}
