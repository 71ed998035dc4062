import { Card } from "../layout/Card.tsx";
import { Skeleton } from "../loading/Skeleton.tsx";
import styles from "./SummaryCard.module.css";

/** Has the geometry of a `SummaryCard`. */
export function SummaryCardSkeleton() {
  return (
    <Card className={styles["card"]}>
      <div>
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
      <div className={styles["footer"]}>
        <Skeleton className={styles["count-skeleton"]} />
      </div>
    </Card>
  );
}
