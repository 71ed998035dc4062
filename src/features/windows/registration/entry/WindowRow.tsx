import { type ReactNode, type Ref, useId } from "react";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import type { FormTexts } from "#forms/formTexts.ts";
import { isRoom } from "#i18n/terms/rooms.ts";
import { useText } from "#i18n/text.tsx";
import { Card } from "#ui/layout/Card.tsx";
import styles from "./WindowRow.module.css";

interface WindowRowProps {
  title: ReactNode;
  actions: ReactNode;
  window: FormTexts;
  /** The heading, for moving the focus. */
  ref: Ref<HTMLHeadingElement>;
}

/** What was entered of a window, in a row. */
export function WindowRow({ title, actions, window, ref }: WindowRowProps) {
  const { formatDay } = useDateFormats();
  const t = useText();
  const headingId = useId();
  const { key = "", serialNumber = "", installationDate = "", room = "" } = window;
  const facts = [
    key.trim(),
    serialNumber.toUpperCase(),
    // Not broken within the row.
    formatDay(installationDate)?.replaceAll(" ", "\u00A0"),
    isRoom(room) && t(`room.${room}`),
  ];
  return (
    <Card as="section" padding="inline" className={styles["row"]} aria-labelledby={headingId}>
      <div>
        <h2 ref={ref} id={headingId} tabIndex={-1} className={styles["title"]}>
          {title}
        </h2>
        <p className={styles["facts"]}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className={styles["actions"]}>{actions}</div>
    </Card>
  );
}
