import { FormattedMessage } from "react-intl";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { messages } from "./messages.ts";
import styles from "./ProjectSkeleton.module.css";
import { RequestSkeleton } from "./RequestSkeleton.tsx";

/** A project on its way. */
export function ProjectSkeleton() {
  return (
    <>
      <PageHeading isBelowLink lead={<Skeleton shape="text" className={styles["lead"]} />}>
        <VisuallyHidden>
          <FormattedMessage {...messages.loading} />
        </VisuallyHidden>
        <Skeleton shape="text" className={styles["title"]} />
      </PageHeading>
      <RequestSkeleton />
    </>
  );
}
