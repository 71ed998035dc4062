import { useIntl } from "react-intl";
import { parseCalendarDay } from "#i18n/formats/parseCalendarDay.ts";
import { isRoom } from "#i18n/terms/rooms.ts";
import { useText } from "#i18n/text.tsx";
import styles from "./WindowSummary.module.css";
import type { WindowFormValues } from "./windowList.ts";

/** What was entered of a window, in one line where there is room. */
export function WindowSummary({ window }: { window: WindowFormValues }) {
  const intl = useIntl();
  const t = useText();
  const { key, serialNumber, installationDate, room } = window;
  const day = parseCalendarDay(installationDate);
  const facts = [
    key.trim(),
    serialNumber.toUpperCase(),
    day && intl.formatDate(day, { dateStyle: "long", timeZone: "UTC" }),
    isRoom(room) && t(`room.${room}`),
  ];
  return <p className={styles["summary"]}>{facts.filter(Boolean).join(" · ")}</p>;
}
