import { FormattedMessage, useIntl } from "react-intl";
import { getRequestStatusMessage } from "../../../i18n/terms/requestStatusMessages.ts";
import { getRequestStatusTone } from "../../../i18n/terms/requestStatusTone.ts";
import { StatusBadge } from "../../../ui/badges/StatusBadge.tsx";
import { RouteLink } from "../../../ui/navigation/RouteLink.tsx";
import type { RequestSummary } from "./projectRequestsQuery.ts";
import styles from "./RequestSwitch.module.css";
import { requestMessages } from "./requestMessages.ts";

interface RequestSwitchProps {
  /** Newest first. */
  requests: readonly RequestSummary[];
  /** Id of the request that is shown. */
  activeId: string;
}

export function RequestSwitch({ requests, activeId }: RequestSwitchProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(requestMessages.listLabel)} data-no-print>
      <ul className={styles["requests"]}>
        {requests.map(({ id, currentStatus }, index) => (
          <li key={id}>
            <RouteLink
              to={index === 0 ? { search: "" } : { search: `?request=${encodeURIComponent(id)}` }}
              preventScrollReset
              className={styles["request"]}
              aria-current={id === activeId ? "page" : undefined}
            >
              <span className={styles["name"]}>
                {index === 0 ? (
                  <FormattedMessage {...requestMessages.latest} />
                ) : (
                  <FormattedMessage
                    {...requestMessages.earlier}
                    values={{ number: requests.length - index }}
                  />
                )}
              </span>
              <StatusBadge tone={getRequestStatusTone(currentStatus)}>
                {intl.formatMessage(getRequestStatusMessage(currentStatus))}
              </StatusBadge>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
