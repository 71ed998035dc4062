import { FormattedMessage, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { calendarDay } from "../../i18n/calendarDay.ts";
import { roomMessage } from "../../i18n/roomMessages.ts";
import { windowTitleMessage } from "../../i18n/windowTitleMessages.ts";
import { paths } from "../../paths.ts";
import { Card } from "../../ui/Card.tsx";
import { CardLink } from "../../ui/CardLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { calendarIcon } from "../../ui/icons/calendarIcon.tsx";
import { homeIcon } from "../../ui/icons/homeIcon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { listMessages } from "./listMessages.ts";
import styles from "./RegisteredWindows.module.css";
import type { WindowListItem } from "./registeredWindowsQuery.ts";

interface RegisteredWindowCardProps {
  window: WindowListItem;
  headingLevel: 3 | 4;
}

/** One window of a list: what it looks like, what it is, where it is. */
export function RegisteredWindowCard({ window, headingLevel }: RegisteredWindowCardProps) {
  const intl = useIntl();
  const Heading = `h${headingLevel}` as const;
  const { id, title, imageUrl, room, installationDate } = window;
  const installed = installationDate ? calendarDay(installationDate) : undefined;
  return (
    <Card as="article" interactive padding="none" className={styles["card"]}>
      <Picture src={imageUrl ?? undefined} alt="" className={styles["picture"]} />
      <div className={styles["words"]}>
        <Heading className={styles["title"]}>
          <CardLink to={generatePath(paths.window, { windowId: id })}>
            <FormattedMessage {...windowTitleMessage(title)} />
          </CardLink>
        </Heading>
        <div className={styles["facts"]}>
          {room ? (
            <span className={styles["fact"]}>
              <Icon drawing={homeIcon} size={16} />
              <FormattedMessage {...roomMessage(room)} />
            </span>
          ) : null}
          {installed ? (
            <span className={styles["fact"]}>
              <Icon drawing={calendarIcon} size={16} />
              <span>
                <FormattedMessage
                  {...listMessages.installedOn}
                  values={{ date: intl.formatDate(installed, { dateStyle: "long", timeZone: "UTC" }) }}
                />
              </span>
            </span>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
