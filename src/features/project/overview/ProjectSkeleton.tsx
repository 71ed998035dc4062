import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { Skeleton } from "../../../ui/loading/Skeleton.tsx";
import { PageHeading } from "../../../ui/page/PageHeading.tsx";
import { RequestSkeleton } from "../request/RequestSkeleton.tsx";
import { messages } from "./messages.ts";
import styles from "./ProjectSkeleton.module.css";

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
