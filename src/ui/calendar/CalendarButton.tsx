import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import type { CalendarEvent } from "./createCalendarFile.ts";

interface CalendarButtonProps {
  event: CalendarEvent;
  /** IANA name of the zone in which the event takes place. */
  timeZone: string;
  /** Without the extension. */
  fileName: string;
  children: ReactNode;
}

/** Downloads an event as a file for the visitor's calendar. The libraries for it load when it is pressed. */
export function CalendarButton({ event, timeZone, fileName, children }: CalendarButtonProps) {
  const handleClick = async () => {
    const { createCalendarFile } = await import("./createCalendarFile.ts");
    const text = createCalendarFile(event, { timeZone, createdAt: new Date() });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
    link.download = `${fileName}.ics`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button variant="secondary" size="compact" icon="calendar" onClick={handleClick}>
      {children}
    </Button>
  );
}
