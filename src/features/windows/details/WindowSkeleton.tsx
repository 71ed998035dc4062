import { FormattedMessage } from "react-intl";
import { Card } from "../../../ui/layout/Card.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { Skeleton } from "../../../ui/loading/Skeleton.tsx";
import { messages } from "./messages.ts";
import styles from "./WindowSkeleton.module.css";
import viewStyles from "./WindowView.module.css";

const lines = ["first", "second", "third", "fourth"];

/** The skeleton of a window, with the geometry of its first parts. */
export function WindowSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles["back"]} />
        <div className={styles["heading"]}>
          <Skeleton shape="text" className={styles["title"]} />
          <Skeleton shape="text" className={styles["lead"]} />
        </div>
        <div className={viewStyles["parts"]}>
          <Skeleton className={styles["picture"]} />
          <Card className={styles["facts"]}>
            {lines.map((line) => (
              <Skeleton key={line} shape="text" />
            ))}
          </Card>
        </div>
      </div>
    </div>
  );
}
