import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { useText } from "#i18n/text.tsx";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { AddToCalendar } from "./AddToCalendar.tsx";
import { createAppointmentEvent } from "./createAppointmentEvent.ts";

interface InstallationDaysProps {
  request: InstallerRequest;
  project: ProjectDetails["project"];
  /** Uses large type and a brief format. */
  className?: string | undefined;
}

/** The agreed days of the installation, for the calendar too; renders nothing without them. */
export function InstallationDays({ request, project, className }: InstallationDaysProps) {
  const name = useText()("page.project.appointments.installation");
  const { getDay, formatDays } = useDateFormats();
  const address = useProjectAddress(project);
  const { installationStartDate: first, installationEndDate: last } = request;
  const firstDay = getDay(first);
  if (!firstDay) return null;
  const when = { firstDay, lastDay: getDay(last) };
  return (
    <>
      <p className={className}>{formatDays(first, last, className ? "brief" : "full")}</p>
      <AddToCalendar
        name={name}
        event={createAppointmentEvent({ kind: "installation", name, when, address, request })}
      />
    </>
  );
}
