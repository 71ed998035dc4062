import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import type { FormTexts } from "#forms/formTexts.ts";
import { isRoom } from "#i18n/terms/rooms.ts";
import { useText } from "#i18n/text.tsx";
import styles from "./WindowSummary.module.css";

/** What was entered of a window, in one line where there is room. */
export function WindowSummary({ window }: { window: FormTexts }) {
  const { formatDay } = useDateFormats();
  const t = useText();
  const { key = "", serialNumber = "", installationDate = "", room = "" } = window;
  const facts = [
    key.trim(),
    serialNumber.toUpperCase(),
    formatDay(installationDate),
    isRoom(room) && t(`room.${room}`),
  ];
  return <p className={styles["summary"]}>{facts.filter(Boolean).join(" · ")}</p>;
}
