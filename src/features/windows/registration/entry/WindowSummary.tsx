import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { isRoom } from "#i18n/terms/rooms.ts";
import { useText } from "#i18n/text.tsx";
import styles from "./WindowSummary.module.css";
import type { WindowFormValues } from "./windowList.ts";

/** What was entered of a window, in one line where there is room. */
export function WindowSummary({ window }: { window: WindowFormValues }) {
  const t = useText();
  const { formatDay } = useDateFormats();
  const { key, serialNumber, installationDate, room } = window;
  const facts = [
    key.trim(),
    serialNumber.toUpperCase(),
    formatDay(installationDate),
    isRoom(room) && t(`room.${room}`),
  ];
  return <p className={styles["summary"]}>{facts.filter(Boolean).join(" · ")}</p>;
}
