import { Text } from "#i18n/text.tsx";

import { Card } from "#ui/layout/Card.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import styles from "./RequestLayout.module.css";

/** Has the geometry of a request's first sections. */
export function RequestSkeleton() {
  return (
    <LoadingRegion text={<Text id="page.project.request.loading" />}>
      <div className={styles["skeleton"]} aria-hidden="true">
        <Card>
          <Skeleton className={styles["next-step-skeleton"]} />
        </Card>
        <div className={styles["layout"]}>
          <div className={styles["appointments"]}>
            <Card>
              <Skeleton className={styles["installer-skeleton"]} />
            </Card>
          </div>
          <div className={styles["main"]}>
            <Card>
              <Skeleton className={styles["timeline-skeleton"]} />
            </Card>
          </div>
        </div>
      </div>
    </LoadingRegion>
  );
}
