import { Text } from "#i18n/text.tsx";
import { CalendarButton } from "#ui/calendar/CalendarButton.tsx";
import type { CalendarEvent } from "#ui/calendar/createCalendarFile.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";

interface AddToCalendarProps {
  /** The name of the event, for screen readers. */
  name: string;
  event: CalendarEvent;
  variant?: "secondary" | "quiet";
}

export function AddToCalendar({ name, event, variant }: AddToCalendarProps) {
  return (
    <div>
      <CalendarButton variant={variant} event={event} fileName={event.id.split("@")[0] ?? "event"}>
        <Text id="page.project.appointments.addToCalendar" /> <VisuallyHidden>{name}</VisuallyHidden>
      </CalendarButton>
    </div>
  );
}
