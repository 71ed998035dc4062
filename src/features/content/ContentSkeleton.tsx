import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./ContentSkeleton.module.css";

const lines = ["first", "second", "third", "fourth", "fifth"];

/** Stands for questions on their way. */
export function QuestionsSkeleton() {
  return (
    <div className={styles["questions"]} aria-hidden="true">
      {lines.map((name) => (
        <div key={name} className={styles["question"]}>
          <Skeleton shape="text" className={styles["title"]} />
        </div>
      ))}
    </div>
  );
}

/** Stands for cards on their way. */
export function CardsSkeleton() {
  return (
    <div className={styles["cards"]} aria-hidden="true">
      {lines.slice(0, 3).map((name) => (
        <Skeleton key={name} className={styles["card"]} />
      ))}
    </div>
  );
}
