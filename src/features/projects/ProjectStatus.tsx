import { FormattedMessage, useIntl } from "react-intl";
import { requestStatusMessage } from "../../i18n/requestStatusMessages.ts";
import { requestStatusTone } from "../../i18n/requestStatusTone.ts";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { messages } from "./messages.ts";
import styles from "./ProjectStatus.module.css";
import type { ProjectListItem } from "./projectsQuery.ts";

/** Where the project's request stands, with the status before a pause and a mark on late replies. */
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
  const tone = requestStatusTone(currentStatus);
  const paused = tone === "caution" ? statusBeforePausing : null;
  return (
    <div className={styles["status"]}>
      <StatusBadge tone={tone}>{intl.formatMessage(requestStatusMessage(currentStatus))}</StatusBadge>
      {overdue ? (
        <StatusBadge tone="caution">
          <FormattedMessage {...messages.overdue} />
        </StatusBadge>
      ) : null}
      {paused ? (
        <span className={styles["before"]}>
          <FormattedMessage
            {...messages.pausedAt}
            values={{ status: intl.formatMessage(requestStatusMessage(paused)) }}
          />
        </span>
      ) : null}
    </div>
  );
}
