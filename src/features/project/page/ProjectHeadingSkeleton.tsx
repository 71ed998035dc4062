import { Text } from "#i18n/text.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import styles from "./ProjectHeadingSkeleton.module.css";

export function ProjectHeadingSkeleton() {
  return (
    <PageHeading isBelowLink lead={<Skeleton shape="text" className={styles["lead"]} />}>
      <VisuallyHidden>
        <Text id="page.project.loading" />
      </VisuallyHidden>
      <Skeleton shape="text" className={styles["title"]} />
    </PageHeading>
  );
}
