import { joinClasses } from "./joinClasses.ts";
import styles from "./Skeleton.module.css";

type SkeletonProps = {
  /** text takes the height of one line of the surrounding type; a block takes its size from the class. */
  shape?: "block" | "text" | undefined;
  /** Gives the final geometry, so that nothing moves when the content arrives. */
  className?: string | undefined;
};

/** Stands for content on its way. Hidden from readers: mark the region with `aria-busy` and say what loads. */
export function Skeleton({ shape = "block", className }: SkeletonProps) {
  return <span className={joinClasses(styles["skeleton"], styles[shape], className)} aria-hidden="true" />;
}
