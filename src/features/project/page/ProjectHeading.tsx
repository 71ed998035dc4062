import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { formatStreetLine, formatTownLine } from "#i18n/formats/formatAddress.ts";
import { Text, useText } from "#i18n/text.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { Skeleton } from "#ui/loading/Skeleton.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import styles from "./ProjectHeading.module.css";
import type { ProjectDetails } from "./projectQuery.ts";

export type HeadingProject = Pick<
  ProjectDetails["project"],
  "type" | "street" | "houseNumber" | "postCode" | "city" | "county"
>;

/** The project's postal address; without a town, its type. */
export function ProjectHeading({ project }: { project: HeadingProject }) {
  const t = useText();
  const country = useCountryFacts();
  const type = t(`projectType.${project.type}`);
  return (
    <PageHeading isBelowLink lead={formatTownLine(project, country) ?? type}>
      {formatStreetLine(project, country) ?? t("page.project.addressMissing")}
    </PageHeading>
  );
}

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
