import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { calendarDay } from "../../i18n/calendarDay.ts";
import { projectTypeMessage } from "../../i18n/projectTypeMessages.ts";
import { roomMessage } from "../../i18n/roomMessages.ts";
import { FactList } from "../../ui/FactList.tsx";
import { Section } from "../../ui/Section.tsx";
import { messages } from "./messages.ts";
import type { ProjectDetails } from "./projectQuery.ts";

/** What the customer said when the project was started. */
export function ProjectFacts({ details: { project } }: { details: ProjectDetails }) {
  const intl = useIntl();
  const { registeredAt, createdAt, start } = project;
  const wishedStart = start ? calendarDay(start) : undefined;
  return (
    <Section title={<FormattedMessage {...messages.factsTitle} />}>
      <FactList
        facts={[
          {
            term: <FormattedMessage {...messages.type} />,
            value: intl.formatMessage(projectTypeMessage(project.type)),
          },
          {
            term: <FormattedMessage {...messages.space} />,
            value: project.spaceType ? intl.formatMessage(roomMessage(project.spaceType)) : null,
          },
          {
            term: <FormattedMessage {...(registeredAt ? messages.registeredAt : messages.startedAt)} />,
            value: <FormattedDate value={registeredAt ?? createdAt} dateStyle="long" />,
          },
          {
            term: <FormattedMessage {...messages.wishedStart} />,
            value: wishedStart ? <FormattedDate value={wishedStart} dateStyle="long" timeZone="UTC" /> : null,
          },
          { term: <FormattedMessage {...messages.details} />, value: project.details },
        ]}
      />
    </Section>
  );
}
