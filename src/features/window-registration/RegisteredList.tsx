import { FormattedMessage, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import type { RoomType } from "../../api/generated/registration/graphql.ts";
import { roomMessage } from "../../i18n/roomMessages.ts";
import { windowTitleMessage } from "../../i18n/windowTitleMessages.ts";
import { paths } from "../../paths.ts";
import { Icon } from "../../ui/Icon.tsx";
import { windowIcon } from "../../ui/icons/windowIcon.tsx";
import { Section } from "../../ui/Section.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { doneMessages } from "./doneMessages.ts";
import { InvoiceStatus } from "./InvoiceStatus.tsx";
import styles from "./RegisteredList.module.css";
import type { Registered } from "./registerWindows.ts";
import type { InvoiceUpload } from "./useInvoiceUploads.ts";

interface RegisteredListProps {
  registered: Registered;
  /** By the ids of the windows. */
  uploads: Readonly<Record<string, InvoiceUpload>>;
  onRetry: (windowId: string, file: File) => void;
}

/** The windows that were registered; each leads to its page where the customer may open it. */
export function RegisteredList({ registered, uploads, onRetry }: RegisteredListProps) {
  const intl = useIntl();
  const facts = (room: RoomType | null | undefined, ...signs: string[]) => {
    const words = room ? [intl.formatMessage(roomMessage(room)), ...signs] : signs;
    return <p className={styles["facts"]}>{words.join(" · ")}</p>;
  };
  return (
    <Section title={<FormattedMessage {...doneMessages.list} />}>
      <ul className={styles["list"]}>
        {registered.kind === "windows"
          ? registered.windows.map(({ id, title, room, key, serialNumber }) => (
              <li key={id} className={styles["item"]}>
                <Icon drawing={windowIcon} size={24} />
                <div className={styles["words"]}>
                  <TextLink to={generatePath(paths.window, { windowId: id })}>
                    <FormattedMessage {...windowTitleMessage(title)} />
                  </TextLink>
                  {facts(room, key, serialNumber)}
                  <InvoiceStatus windowId={id} upload={uploads[id]} onRetry={onRetry} />
                </div>
              </li>
            ))
          : registered.windows.map(({ room, key, serialNumber }) => (
              <li key={serialNumber} className={styles["item"]}>
                <Icon drawing={windowIcon} size={24} />
                <div className={styles["words"]}>
                  <p>{key}</p>
                  {facts(room, serialNumber)}
                </div>
              </li>
            ))}
      </ul>
    </Section>
  );
}
