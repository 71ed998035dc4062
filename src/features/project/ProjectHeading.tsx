import { useIntl } from "react-intl";
import { useCountryFacts } from "../../api/useCountryFacts.ts";
import { streetLine, townLine } from "../../i18n/addressLines.ts";
import { projectTypeMessage } from "../../i18n/projectTypeMessages.ts";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { messages } from "./messages.ts";
import type { ProjectDetails } from "./projectQuery.ts";

/** Where the project is; what it is, where nothing is known of that. */
export function ProjectHeading({ details: { project } }: { details: ProjectDetails }) {
  const intl = useIntl();
  const country = useCountryFacts();
  return (
    <PageHeading
      isBelowLink
      lead={townLine(project, country) ?? intl.formatMessage(projectTypeMessage(project.type))}
    >
      {streetLine(project, country) ?? intl.formatMessage(messages.addressMissing)}
    </PageHeading>
  );
}
