import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { parseCalendarDay } from "../../../i18n/formats/parseCalendarDay.ts";
import { getProjectTypeMessage } from "../../../i18n/terms/projectTypeMessages.ts";
import { getRoomMessage } from "../../../i18n/terms/roomMessages.ts";
import { FactList } from "../../../ui/data/FactList.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { messages } from "./messages.ts";
import type { ProjectDetails } from "./projectQuery.ts";

export function ProjectFacts({ details: { project } }: { details: ProjectDetails }) {
  const intl = useIntl();
  const { registeredAt, createdAt, start } = project;
  const startedAt = registeredAt ?? createdAt;
  const preferredStart = start ? parseCalendarDay(start) : undefined;
  return (
    <Section title={<FormattedMessage {...messages.factsTitle} />}>
      <FactList
        facts={[
          {
            term: <FormattedMessage {...messages.type} />,
            value: intl.formatMessage(getProjectTypeMessage(project.type)),
          },
          {
            term: <FormattedMessage {...messages.space} />,
            value: project.spaceType ? intl.formatMessage(getRoomMessage(project.spaceType)) : null,
          },
          {
            term: <FormattedMessage {...(registeredAt ? messages.registeredAt : messages.startedAt)} />,
            value: startedAt && <FormattedDate value={startedAt} dateStyle="long" />,
          },
          {
            term: <FormattedMessage {...messages.preferredStart} />,
            value: preferredStart ? (
              <FormattedDate value={preferredStart} dateStyle="long" timeZone="UTC" />
            ) : null,
          },
          { term: <FormattedMessage {...messages.details} />, value: project.details },
        ]}
      />
    </Section>
  );
}
