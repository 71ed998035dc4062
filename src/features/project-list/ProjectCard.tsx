import { memo } from "react";
import { generatePath } from "react-router-dom";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { formatStreetLine, formatTownLine } from "#i18n/formats/formatAddress.ts";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { getRequestStatusFacts } from "#request-status/requestStatusFacts.ts";
import { useProgress } from "#request-status/useProgress.ts";
import { CountBadge } from "#ui/badges/CountBadge.tsx";
import { StatusBadge } from "#ui/badges/StatusBadge.tsx";
import { SummaryCard } from "#ui/data/SummaryCard.tsx";
import type { ProjectTask } from "./getProjectTasks.ts";
import styles from "./ProjectList.module.css";
import { CardTask } from "./ProjectTasks.tsx";
import type { ProjectListItem } from "./projectsQuery.ts";

interface ProjectCardProps {
  item: ProjectListItem;
  /** What the customer has to do, where that has no list of its own. */
  task?: ProjectTask | undefined;
}

/** A project in the list. Memoized, so that loading a further page renders only the new cards. */
export const ProjectCard = memo(function ProjectCard({ item, task }: ProjectCardProps) {
  const t = useText();
  const country = useCountryFacts();
  const { formatDay } = useDateFormats();
  const { project, activeRequest, unreadNotificationsCount, registeredWindowsCount } = item;
  const { text } = useListedProgress(activeRequest);
  const due = activeRequest && getRequestStatusFacts(activeRequest.currentStatus).due;
  const type = t(`projectType.${project.type}`);
  const createdAt = formatDay(project.createdAt);
  const room = project.spaceType ? t(`room.${project.spaceType}`) : undefined;
  return (
    <SummaryCard
      to={generatePath(paths.project, { projectId: project.id })}
      title={formatStreetLine(project, country) ?? t("page.projectList.addressMissing")}
      subtitle={formatTownLine(project, country)}
      badge={
        <div className={styles["badge"]}>
          {task ? <CardTask {...task} /> : null}
          <p>{text}</p>
          {activeRequest?.overdue && due ? (
            <StatusBadge tone="caution">
              <Text id={`page.projectList.overdue.${due}`} />
            </StatusBadge>
          ) : null}
        </div>
      }
      facts={
        <>
          <span>{[type, room].filter(Boolean).join(", ")}</span>
          {createdAt ? (
            <span>
              <Text id="page.projectList.startedOn" values={{ date: createdAt }} />
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
              label={t("page.projectList.unread", { count: unreadNotificationsCount })}
            />
          ) : null}
          {registeredWindowsCount > 0 ? (
            <CountBadge
              icon="window"
              count={registeredWindowsCount}
              label={t("page.projectList.windows", { count: registeredWindowsCount })}
            />
          ) : null}
        </>
      }
    />
  );
});

/** The list knows the status before a pause, but not the one before a cancellation. */
function useListedProgress(request: ProjectListItem["activeRequest"]) {
  const isCancelled = request !== null && getRequestStatusFacts(request.currentStatus).step === "stopped";
  return useProgress(
    request && { ...request, previousActiveStatus: isCancelled ? null : request.statusBeforePausing },
  );
}
