import { Skeleton } from "#ui/loading/Skeleton.tsx";
import styles from "./contentSkeletons.module.css";

const keys = ["first", "second", "third", "fourth", "fifth"];

export function QuestionsSkeleton() {
  return (
    <div aria-hidden="true">
      {keys.map((key) => (
        <div key={key} className={styles["question"]}>
          <Skeleton shape="text" className={styles["title"]} />
        </div>
      ))}
    </div>
  );
}

export function CardsSkeleton() {
  return (
    <div className={styles["cards"]} aria-hidden="true">
      {keys.slice(0, 3).map((key) => (
        <Skeleton key={key} className={styles["card"]} />
      ))}
    </div>
  );
}
