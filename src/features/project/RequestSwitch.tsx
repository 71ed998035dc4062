import { FormattedMessage, useIntl } from "react-intl";
import { requestStatusMessage } from "../../i18n/requestStatusMessages.ts";
import { requestStatusTone } from "../../i18n/requestStatusTone.ts";
import { RouteLink } from "../../ui/RouteLink.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { messages } from "./messages.ts";
import type { ProjectRequest } from "./projectRequestsQuery.ts";
import styles from "./RequestSwitch.module.css";

interface RequestSwitchProps {
  /** Newest first. */
  requests: readonly ProjectRequest[];
  /** Id of the one on the screen. */
  shown: string;
}

/** Leads from one request of a project to another. */
export function RequestSwitch({ requests, shown }: RequestSwitchProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.requests)} data-no-print>
      <ul className={styles["requests"]}>
        {requests.map(({ id, currentStatus }, index) => (
          <li key={id}>
            <RouteLink
              to={index === 0 ? { search: "" } : { search: `?request=${encodeURIComponent(id)}` }}
              preventScrollReset
              className={styles["request"]}
              aria-current={id === shown ? "page" : undefined}
            >
              <span className={styles["name"]}>
                {index === 0 ? (
                  <FormattedMessage {...messages.currentRequest} />
                ) : (
                  <FormattedMessage
                    {...messages.earlierRequest}
                    values={{ number: requests.length - index }}
                  />
                )}
              </span>
              <StatusBadge tone={requestStatusTone(currentStatus)}>
                {intl.formatMessage(requestStatusMessage(currentStatus))}
              </StatusBadge>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
