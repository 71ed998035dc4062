import { Text } from "#i18n/text.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import styles from "./RegisteredWindows.module.css";
import { RegisteredWindowsDocument } from "./windows.generated.ts";

/** The skeleton of the list, with the geometry of its cards; of three cards if their number is unknown. */
export function RegisteredWindowsSkeleton({ count = 3 }: { count?: number | undefined }) {
  return (
    <LoadingRegion text={<Text id="registeredWindows.loading" />}>
      <ul className={styles["list"]} aria-hidden="true">
        {[...Array(Math.min(count, RegisteredWindowsDocument.pageSize)).keys()].map((card) => (
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
    </LoadingRegion>
  );
}
