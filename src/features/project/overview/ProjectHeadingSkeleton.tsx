import { FormattedMessage } from "react-intl";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { Skeleton } from "../../../ui/loading/Skeleton.tsx";
import { PageHeading } from "../../../ui/page/PageHeading.tsx";
import { messages } from "./messages.ts";
import styles from "./ProjectHeadingSkeleton.module.css";

export function ProjectHeadingSkeleton() {
  return (
    <PageHeading isBelowLink lead={<Skeleton shape="text" className={styles["lead"]} />}>
      <VisuallyHidden>
        <FormattedMessage {...messages.loading} />
      </VisuallyHidden>
      <Skeleton shape="text" className={styles["title"]} />
    </PageHeading>
  );
}
