import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { formatStreetLine, formatTownLine } from "#i18n/formats/formatAddress.ts";
import { useText } from "#i18n/text.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
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
