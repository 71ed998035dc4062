import { useIntl } from "react-intl";
import { useCountryFacts } from "../../../api/runtime-config/useCountryFacts.ts";
import { formatStreetLine, formatTownLine } from "../../../i18n/formats/formatAddress.ts";
import { getProjectTypeMessage } from "../../../i18n/terms/projectTypeMessages.ts";
import { PageHeading } from "../../../ui/page/PageHeading.tsx";
import { messages } from "./messages.ts";
import type { ProjectDetails } from "./projectQuery.ts";

export type HeadingProject = Pick<
  ProjectDetails["project"],
  "type" | "street" | "houseNumber" | "postCode" | "city" | "county"
>;

/** The project's postal address; without a town, its type. */
export function ProjectHeading({ project }: { project: HeadingProject }) {
  const intl = useIntl();
  const country = useCountryFacts();
  const type = intl.formatMessage(getProjectTypeMessage(project.type));
  return (
    <PageHeading isBelowLink lead={formatTownLine(project, country) ?? type}>
      {formatStreetLine(project, country) ?? intl.formatMessage(messages.addressMissing)}
    </PageHeading>
  );
}
