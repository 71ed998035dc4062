import { Card } from "./Card.tsx";
import { Skeleton } from "./Skeleton.tsx";
import styles from "./SummaryCard.module.css";

/** A `SummaryCard` on its way, with the same geometry. */
export function SummaryCardSkeleton() {
  return (
    <Card className={styles["card"]}>
      <div className={styles["words"]}>
        <div className={styles["title"]}>
          <Skeleton shape="text" className={styles["title-skeleton"]} />
        </div>
        <div className={styles["subtitle"]}>
          <Skeleton shape="text" className={styles["subtitle-skeleton"]} />
        </div>
      </div>
      <div className={styles["badge"]}>
        <Skeleton className={styles["badge-skeleton"]} />
      </div>
      <div className={styles["facts"]}>
        <Skeleton shape="text" className={styles["fact-skeleton"]} />
        <Skeleton shape="text" className={styles["fact-skeleton"]} />
      </div>
      <div className={styles["foot"]}>
        <Skeleton className={styles["count-skeleton"]} />
      </div>
    </Card>
  );
}
