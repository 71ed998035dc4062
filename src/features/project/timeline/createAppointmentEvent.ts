import type { CalendarEvent } from "#ui/calendar/createCalendarFile.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

interface AppointmentInput {
  kind: "site-visit" | "installation" | "decision";
  /** The name of the event, in the customer's language. */
  name: string;
  when: CalendarEvent["when"];
  /** The place; empty if nobody comes to the home. */
  address: string;
  request: Pick<InstallerRequest, "id" | "installerLocation">;
}

/** The entry in the customer's calendar. A later download for the same request replaces it. */
export function createAppointmentEvent({
  kind,
  name,
  when,
  address,
  request: { id, installerLocation: installer },
}: AppointmentInput): CalendarEvent {
  const contact = [installer?.name, installer?.phone, installer?.email].filter(Boolean).join("\n");
  return {
    id: `${kind}-${id}@${location.hostname}`,
    title: installer ? `${name}: ${installer.name}` : name,
    when,
    location: address || undefined,
    description: contact || undefined,
  };
}
