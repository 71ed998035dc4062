import { Text, useText } from "#i18n/text.tsx";
import { getRequestStatusFacts } from "#request-status/requestStatusFacts.ts";
import { StatusBadge } from "#ui/badges/StatusBadge.tsx";
import styles from "./ProjectStatus.module.css";
import type { ProjectListItem } from "./projectsQuery.ts";

/** The status of the active request, the status before a pause, and a badge if what is due at it is late. */
export function ProjectStatus({ request }: { request: ProjectListItem["activeRequest"] }) {
  const t = useText();
  if (!request) {
    return (
      <StatusBadge tone="neutral">
        <Text id="page.projectList.draft" />
      </StatusBadge>
    );
  }
  const { currentStatus, statusBeforePausing, overdue } = request;
  const { name, tone, step, due } = getRequestStatusFacts(currentStatus);
  const pausedStatus = step === "paused" ? statusBeforePausing : null;
  return (
    <div className={styles["status"]}>
      <StatusBadge tone={tone}>{t(name)}</StatusBadge>
      {overdue && due ? (
        <StatusBadge tone="caution">
          <Text id={`page.projectList.overdue.${due}`} />
        </StatusBadge>
      ) : null}
      {pausedStatus ? (
        <span className={styles["previous"]}>
          <Text
            id="page.projectList.pausedAt"
            values={{ status: t(getRequestStatusFacts(pausedStatus).name) }}
          />
        </span>
      ) : null}
    </div>
  );
}
