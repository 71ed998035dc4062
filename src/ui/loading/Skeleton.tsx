import { joinClassNames } from "../joinClassNames.ts";
import styles from "./Skeleton.module.css";

type SkeletonProps = {
  /** text: the height of one line of the surrounding text; block: the size that `className` gives. */
  shape?: "block" | "text" | undefined;
  /** Gives the final size, so that nothing moves when the content arrives. */
  className?: string | undefined;
};

/** A placeholder of loading content, hidden from screen readers; the `LoadingRegion` around it says what loads. */
export function Skeleton({ shape = "block", className }: SkeletonProps) {
  return <span className={joinClassNames(styles["skeleton"], styles[shape], className)} aria-hidden="true" />;
}
