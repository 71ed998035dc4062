import { useIntl } from "react-intl";
import { parseCalendarDay } from "../../../../i18n/formats/parseCalendarDay.ts";
import { getRoomMessage } from "../../../../i18n/terms/roomMessages.ts";
import styles from "./WindowSummary.module.css";
import type { WindowFormValues } from "./windowList.ts";

/** What was entered of a window, in one line where there is room. */
export function WindowSummary({ window }: { window: WindowFormValues }) {
  const intl = useIntl();
  const { key, serialNumber, installationDate, room } = window;
  const day = parseCalendarDay(installationDate);
  const facts = [
    key.trim(),
    serialNumber.toUpperCase(),
    day && intl.formatDate(day, { dateStyle: "long", timeZone: "UTC" }),
    room && intl.formatMessage(getRoomMessage(room)),
  ];
  return <p className={styles["summary"]}>{facts.filter(Boolean).join(" · ")}</p>;
}
