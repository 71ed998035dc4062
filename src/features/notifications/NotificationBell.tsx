import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { projectTypeMessage } from "../../i18n/projectTypeMessages.ts";
import { paths } from "../../paths.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { arrowRightIcon } from "../../ui/icons/arrowRightIcon.tsx";
import { bellIcon } from "../../ui/icons/bellIcon.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./NotificationBell.module.css";
import { messages, notificationText } from "./notificationMessages.ts";
import { notificationsByProject, type ProjectGroup } from "./notificationsByProject.ts";
import { unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";

interface NotificationBellProps {
  /** The address of a project, where the portal knows it already. */
  addressOf: (projectId: string) => string | undefined;
}

/** The number of unread notifications, and behind it what they say, by project. */
export function NotificationBell({ addressOf }: NotificationBellProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { data: unread } = useQuery(unreadNotificationsQuery());
  const count = unread?.totalCount ?? 0;
  const items = unread?.items ?? [];
  return (
    <>
      <IconButton
        icon={bellIcon}
        count={count}
        label={intl.formatMessage(messages.unread, { count })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        onClose={close}
        title={<FormattedMessage {...messages.bellTitle} />}
        closeLabel={intl.formatMessage(messages.close)}
      >
        {items.length === 0 ? (
          <p>
            <FormattedMessage {...messages.nothingNew} />
          </p>
        ) : (
          <div className={styles["groups"]}>
            {notificationsByProject(items).map((group) => (
              <Group
                key={group.projectId}
                group={group}
                address={addressOf(group.projectId)}
                onFollow={close}
              />
            ))}
            {count > items.length ? (
              <p className={styles["date"]}>
                <FormattedMessage {...messages.moreUnread} values={{ count: count - items.length }} />
              </p>
            ) : null}
          </div>
        )}
      </Dialog>
    </>
  );
}

interface GroupProps {
  group: ProjectGroup;
  address: string | undefined;
  onFollow: () => void;
}

function Group({ group: { projectId, notifications }, address, onFollow }: GroupProps) {
  const intl = useIntl();
  const type = notifications[0]?.metadata?.projectType;
  const name = address ?? (type ? intl.formatMessage(projectTypeMessage(type)) : undefined);
  return (
    <section>
      <h3>
        <TextLink
          to={generatePath(paths.project, { projectId })}
          onClick={onFollow}
          standalone
          icon={arrowRightIcon}
        >
          {name ?? <FormattedMessage {...messages.project} />}
        </TextLink>
      </h3>
      <ul className={styles["list"]}>
        {notifications.map(({ id, type: kind, createdAt }) => (
          <li key={id}>
            <FormattedMessage {...notificationText(kind)} />{" "}
            <span className={styles["date"]}>
              <FormattedDate value={createdAt} dateStyle="medium" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
