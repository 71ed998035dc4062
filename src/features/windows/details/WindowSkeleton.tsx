import { Text } from "#i18n/text.tsx";

import { Card } from "#ui/layout/Card.tsx";
import { LoadingRegion } from "#ui/loading/LoadingRegion.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import type { WindowListItem } from "../list/registeredWindowsQuery.ts";
import { WindowHeading } from "./WindowHeading.tsx";
import styles from "./WindowSkeleton.module.css";
import viewStyles from "./WindowView.module.css";

const lines = ["first", "second", "third", "fourth"];

/** The skeleton of a window, with the geometry of its first parts, and with what a list knows of the window. */
export function WindowSkeleton({ listed }: { listed: WindowListItem | undefined }) {
  return (
    <LoadingRegion text={<Text id="page.window.loading" />}>
      <div className={styles["back"]} />
      {listed ? (
        <WindowHeading {...listed} />
      ) : (
        <div className={styles["heading"]}>
          <Skeleton shape="text" className={styles["title"]} />
          <Skeleton shape="text" className={styles["lead"]} />
        </div>
      )}
      <div className={viewStyles["parts"]} aria-hidden="true">
        {listed?.imageUrl ? (
          <Picture src={listed.imageUrl} alt="" loading="eager" className={styles["picture"]} />
        ) : (
          <Skeleton className={styles["picture"]} />
        )}
        <Card className={styles["facts"]}>
          {lines.map((line) => (
            <Skeleton key={line} shape="text" />
          ))}
        </Card>
      </div>
    </LoadingRegion>
  );
}
