import { generatePath } from "react-router-dom";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { CardLink } from "#ui/links/CardLink.tsx";
import { Picture } from "#ui/media/Picture.tsx";
import { formatWindowName } from "../formatWindowName.ts";
import styles from "./RegisteredWindows.module.css";
import type { WindowListItem } from "./registeredWindowsQuery.ts";

export function RegisteredWindowCard({ window }: { window: WindowListItem }) {
  const { id, imageUrl, room, installationDate } = window;
  const installedOn = useDateFormats().formatDay(installationDate);
  return (
    <Card as="article" interactive padding="none" className={styles["card"]}>
      <Picture src={imageUrl ?? undefined} alt="" className={styles["picture"]} />
      <div className={styles["content"]}>
        <h3 className={styles["title"]}>
          <CardLink to={generatePath(paths.window, { windowId: id })}>
            {formatWindowName(useText(), window)}
          </CardLink>
        </h3>
        <div className={styles["facts"]}>
          {room ? (
            <span className={styles["fact"]}>
              <Icon name="home" size={16} />
              <Text id={`room.${room}`} />
            </span>
          ) : null}
          {installedOn ? (
            <span className={styles["fact"]}>
              <Icon name="calendar" size={16} />
              <span>
                <Text id="registeredWindows.installedOn" values={{ date: installedOn }} />
              </span>
            </span>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
