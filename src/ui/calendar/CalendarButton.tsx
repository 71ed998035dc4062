import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import type { CalendarEvent } from "./createCalendarFile.ts";

interface CalendarButtonProps {
  event: CalendarEvent;
  /** The file's name without the extension. */
  fileName: string;
  variant?: "secondary" | "quiet" | undefined;
  children: ReactNode;
}

/** Downloads an event as a file for the visitor's calendar. */
export function CalendarButton({ event, fileName, variant = "secondary", children }: CalendarButtonProps) {
  const handleClick = async () => {
    // Loads on demand, since few visitors keep an event.
    const { createCalendarFile } = await import("./createCalendarFile.ts");
    const link = document.createElement("a");
    const text = createCalendarFile(event, new Date());
    link.href = URL.createObjectURL(new Blob([text], { type: "text/calendar" }));
    link.download = `${fileName}.ics`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button variant={variant} size="compact" icon="calendar" onClick={handleClick}>
      {children}
    </Button>
  );
}
