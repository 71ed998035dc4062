import { memo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { useCountryFacts } from "../../api/useCountryFacts.ts";
import { streetLine, townLine } from "../../i18n/addressLines.ts";
import { projectTypeMessage } from "../../i18n/projectTypeMessages.ts";
import { roomMessage } from "../../i18n/roomMessages.ts";
import { paths } from "../../paths.ts";
import { CountBadge } from "../../ui/CountBadge.tsx";
import { bellIcon } from "../../ui/icons/bellIcon.tsx";
import { windowIcon } from "../../ui/icons/windowIcon.tsx";
import { SummaryCard } from "../../ui/SummaryCard.tsx";
import { messages } from "./messages.ts";
import { ProjectStatus } from "./ProjectStatus.tsx";
import type { ProjectListItem } from "./projectsQuery.ts";

interface ProjectCardProps {
  item: ProjectListItem;
  headingLevel: 2 | 3;
}

/** One project of the list: where it is, what it is, where it stands. Further pages leave the cards that are there alone. */
export const ProjectCard = memo(function ProjectCard({ item, headingLevel }: ProjectCardProps) {
  const intl = useIntl();
  const country = useCountryFacts();
  const { project, activeRequest, unreadNotificationsCount, registeredWindowsCount } = item;
  const type = intl.formatMessage(projectTypeMessage(project.type));
  const room = project.spaceType ? intl.formatMessage(roomMessage(project.spaceType)) : undefined;
  return (
    <SummaryCard
      to={generatePath(paths.project, { projectId: project.id })}
      headingLevel={headingLevel}
      title={streetLine(project, country) ?? intl.formatMessage(messages.addressMissing)}
      subtitle={townLine(project, country)}
      badge={<ProjectStatus request={activeRequest} />}
      facts={
        <>
          <span>{room ? intl.formatList([type, room], { type: "unit" }) : type}</span>
          <span>
            <FormattedMessage {...messages.startedOn} values={{ date: new Date(project.createdAt) }} />
          </span>
        </>
      }
      counts={
        <>
          {unreadNotificationsCount > 0 ? (
            <CountBadge
              icon={bellIcon}
              emphasis
              count={unreadNotificationsCount}
              label={intl.formatMessage(messages.unread, { count: unreadNotificationsCount })}
            />
          ) : null}
          {registeredWindowsCount > 0 ? (
            <CountBadge
              icon={windowIcon}
              count={registeredWindowsCount}
              label={intl.formatMessage(messages.windows, { count: registeredWindowsCount })}
            />
          ) : null}
        </>
      }
    />
  );
});
