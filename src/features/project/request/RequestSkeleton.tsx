import { Text } from "#i18n/text.tsx";

import { Card } from "#ui/layout/Card.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import styles from "./RequestLayout.module.css";

/** Has the geometry of a request's first sections. */
export function RequestSkeleton() {
  return (
    <div className={styles["skeleton"]} aria-busy="true">
      <VisuallyHidden role="status">
        <Text id="page.project.request.loading" />
      </VisuallyHidden>
      <Card aria-hidden="true">
        <Skeleton className={styles["next-step-skeleton"]} />
      </Card>
      <div className={styles["layout"]} aria-hidden="true">
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
  );
}
