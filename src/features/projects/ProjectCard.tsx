import { memo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { useCountryFacts } from "../../api/runtime-config/useCountryFacts.ts";
import { formatStreetLine, formatTownLine } from "../../i18n/formats/formatAddress.ts";
import { getProjectTypeMessage } from "../../i18n/terms/projectTypeMessages.ts";
import { getRoomMessage } from "../../i18n/terms/roomMessages.ts";
import { paths } from "../../paths.ts";
import { getRequestStatusFacts } from "../../request-status/requestStatusFacts.ts";
import { CountBadge } from "../../ui/badges/CountBadge.tsx";
import { SummaryCard } from "../../ui/data/SummaryCard.tsx";
import { Icon } from "../../ui/icons/Icon.tsx";
import { messages } from "./messages.ts";
import { ProjectStatus } from "./ProjectStatus.tsx";
import type { ProjectListItem } from "./projectsQuery.ts";

/** A project in the list. Memoized, so that loading a further page renders only the new cards. */
export const ProjectCard = memo(function ProjectCard({ item }: { item: ProjectListItem }) {
  const intl = useIntl();
  const country = useCountryFacts();
  const { project, activeRequest, unreadNotificationsCount, registeredWindowsCount } = item;
  const type = intl.formatMessage(getProjectTypeMessage(project.type));
  const room = project.spaceType ? intl.formatMessage(getRoomMessage(project.spaceType)) : undefined;
  return (
    <SummaryCard
      to={generatePath(paths.project, { projectId: project.id })}
      headingLevel={3}
      title={formatStreetLine(project, country) ?? intl.formatMessage(messages.addressMissing)}
      subtitle={formatTownLine(project, country)}
      badge={<ProjectStatus request={activeRequest} />}
      facts={
        <>
          <span>{room ? intl.formatList([type, room], { type: "unit" }) : type}</span>
          {project.createdAt ? (
            <span>
              <FormattedMessage {...messages.startedOn} values={{ date: new Date(project.createdAt) }} />
            </span>
          ) : null}
          {project.offerSent && !getRequestStatusFacts(activeRequest?.currentStatus ?? null).hasOffer ? (
            <span>
              <Icon name="check" />
              <FormattedMessage {...messages.hasOffer} />
            </span>
          ) : null}
          {project.hasFiles ? (
            <span>
              <Icon name="file" />
              <FormattedMessage {...messages.hasFiles} />
            </span>
          ) : null}
        </>
      }
      counts={
        <>
          {unreadNotificationsCount > 0 ? (
            <CountBadge
              icon="bell"
              emphasis
              count={unreadNotificationsCount}
              label={intl.formatMessage(messages.unread, { count: unreadNotificationsCount })}
            />
          ) : null}
          {registeredWindowsCount > 0 ? (
            <CountBadge
              icon="window"
              count={registeredWindowsCount}
              label={intl.formatMessage(messages.windows, { count: registeredWindowsCount })}
            />
          ) : null}
        </>
      }
    />
  );
});
