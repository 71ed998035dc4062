import { FormattedMessage, useIntl } from "react-intl";
import { getRequestStatusFacts } from "../../request-status/requestStatusFacts.ts";
import { StatusBadge } from "../../ui/badges/StatusBadge.tsx";
import { messages } from "./messages.ts";
import styles from "./ProjectStatus.module.css";
import type { ProjectListItem } from "./projectsQuery.ts";

/** The status of the active request, the status before a pause, and a badge if the installer's reply is overdue. */
export function ProjectStatus({ request }: { request: ProjectListItem["activeRequest"] }) {
  const intl = useIntl();
  if (!request) {
    return (
      <StatusBadge tone="neutral">
        <FormattedMessage {...messages.draft} />
      </StatusBadge>
    );
  }
  const { currentStatus, statusBeforePausing, overdue } = request;
  const { name, tone, step } = getRequestStatusFacts(currentStatus);
  const pausedStatus = step === "paused" ? statusBeforePausing : null;
  return (
    <div className={styles["status"]}>
      <StatusBadge tone={tone}>{intl.formatMessage(name)}</StatusBadge>
      {overdue ? (
        <StatusBadge tone="caution">
          <FormattedMessage {...messages.overdue} />
        </StatusBadge>
      ) : null}
      {pausedStatus ? (
        <span className={styles["previous"]}>
          <FormattedMessage
            {...messages.pausedAt}
            values={{ status: intl.formatMessage(getRequestStatusFacts(pausedStatus).name) }}
          />
        </span>
      ) : null}
    </div>
  );
}
