import { FormattedMessage, useIntl } from "react-intl";
import { getRequestStatusMessage } from "../../i18n/terms/requestStatusMessages.ts";
import { getRequestStatusTone } from "../../i18n/terms/requestStatusTone.ts";
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
  const tone = getRequestStatusTone(currentStatus);
  const pausedStatus = tone === "caution" ? statusBeforePausing : null;
  return (
    <div className={styles["status"]}>
      <StatusBadge tone={tone}>{intl.formatMessage(getRequestStatusMessage(currentStatus))}</StatusBadge>
      {overdue ? (
        <StatusBadge tone="caution">
          <FormattedMessage {...messages.overdue} />
        </StatusBadge>
      ) : null}
      {pausedStatus ? (
        <span className={styles["previous"]}>
          <FormattedMessage
            {...messages.pausedAt}
            values={{ status: intl.formatMessage(getRequestStatusMessage(pausedStatus)) }}
          />
        </span>
      ) : null}
    </div>
  );
}
