import { Skeleton } from "#ui/loading/Skeleton.tsx";
import styles from "./contentSkeletons.module.css";

const questions = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const cards = [1, 2, 3];

/** Fills the screen of a phone, so that the sections below do not move where there are more. */
export function QuestionsSkeleton() {
  return (
    <div aria-hidden="true">
      {questions.map((key) => (
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
      {cards.map((key) => (
        <Skeleton key={key} className={styles["card"]} />
      ))}
    </div>
  );
}
