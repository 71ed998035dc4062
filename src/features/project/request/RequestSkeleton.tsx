import { Text } from "#i18n/text.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import styles from "./RequestLayout.module.css";

/** A skeleton with the geometry of a request's first sections. */
export function RequestSkeleton() {
  return (
    <LoadingRegion text={<Text id="page.project.request.loading" />}>
      <div className={styles["layout"]} aria-hidden="true">
        <div className={styles["now"]}>
          <Card>
            <Skeleton className={styles["next-step-skeleton"]} />
          </Card>
        </div>
        <div className={styles["main"]}>
          <Card>
            <Skeleton className={styles["main-skeleton"]} />
          </Card>
        </div>
        <div className={styles["facts"]}>
          <Card>
            <Skeleton className={styles["rows-skeleton"]} />
          </Card>
        </div>
        <div className={styles["files"]}>
          <Card>
            <Skeleton className={styles["rows-skeleton"]} />
          </Card>
        </div>
      </div>
    </LoadingRegion>
  );
}
