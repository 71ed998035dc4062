import { Text } from "#i18n/text.tsx";

import { Card } from "#ui/layout/Card.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import styles from "./RegisteredWindows.module.css";

const cards = ["first", "second", "third"];

/** The skeleton of the list, with the geometry of its cards. */
export function RegisteredWindowsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">
        <Text id="registeredWindows.loading" />
      </VisuallyHidden>
      <ul className={styles["list"]} aria-hidden="true">
        {cards.map((card) => (
          <li key={card}>
            <Card padding="none" className={styles["card"]}>
              <Skeleton className={styles["picture-skeleton"]} />
              <div className={styles["content"]}>
                <div className={styles["title"]}>
                  <Skeleton shape="text" className={styles["title-skeleton"]} />
                </div>
                <div className={styles["facts"]}>
                  <Skeleton shape="text" className={styles["fact-skeleton"]} />
                  <Skeleton shape="text" className={styles["fact-skeleton"]} />
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
