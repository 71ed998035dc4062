import { generatePath } from "react-router-dom";
import type { RoomType } from "#api/generated/registration.ts";
import { formatWindowName } from "#features/windows/formatWindowName.ts";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { TextLink } from "#ui/links/TextLink.tsx";
import type { Uploads } from "#uploads/useUploads.ts";
import type { RegistrationResult } from "../useRegisterWindows.ts";
import { InvoiceStatus } from "./InvoiceStatus.tsx";
import styles from "./RegisteredWindowList.module.css";

interface RegisteredWindowListProps {
  result: RegistrationResult;
  /** Their fields are the ids of the windows. */
  invoices: Uploads;
}

/** The windows that were registered. Only the customer's own windows have a page to link to. */
export function RegisteredWindowList({ result, invoices }: RegisteredWindowListProps) {
  const t = useText();
  return (
    <Section title={<Text id="page.windowRegistration.done.list" />}>
      <ul className={styles["list"]}>
        {result.kind === "windows"
          ? result.windows.map((window) => {
              const { id, room, key, serialNumber } = window;
              const name = formatWindowName(t, window);
              return (
                <li key={id} className={styles["item"]}>
                  <Icon name="window" size={24} />
                  <div className={styles["content"]}>
                    <TextLink to={generatePath(paths.window, { windowId: id })}>{name}</TextLink>
                    <Facts room={room} signs={name.endsWith(serialNumber) ? [key] : [key, serialNumber]} />
                    <InvoiceStatus
                      invoice={invoices.items.find(({ field }) => field === id)}
                      onRetry={invoices.retry}
                    />
                  </div>
                </li>
              );
            })
          : result.windows.map(({ room, key, serialNumber }) => (
              <li key={serialNumber} className={styles["item"]}>
                <Icon name="window" size={24} />
                <div className={styles["content"]}>
                  <p>{key}</p>
                  <Facts room={room} signs={[serialNumber]} />
                </div>
              </li>
            ))}
      </ul>
    </Section>
  );
}

function Facts({ room, signs }: { room: RoomType | null | undefined; signs: readonly string[] }) {
  const t = useText();
  const facts = room ? [t(`room.${room}`), ...signs] : signs;
  return <p className={styles["facts"]}>{facts.join(" · ")}</p>;
}
