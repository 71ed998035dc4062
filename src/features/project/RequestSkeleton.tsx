import { FormattedMessage } from "react-intl";
import { Card } from "../../ui/Card.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { messages } from "./messages.ts";
import styles from "./RequestLayout.module.css";
import skeletons from "./RequestSkeleton.module.css";

/** A request on its way, with the geometry of its first sections. */
export function RequestSkeleton() {
  return (
    <div className={styles["layout"]} aria-busy="true">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage {...messages.requestLoading} />
        </span>
      </VisuallyHidden>
      <div className={styles["main"]} aria-hidden="true">
        <Card>
          <Skeleton className={skeletons["timeline"]} />
        </Card>
      </div>
      <div className={styles["aside"]} aria-hidden="true">
        <Card>
          <Skeleton className={skeletons["installer"]} />
        </Card>
      </div>
    </div>
  );
}
