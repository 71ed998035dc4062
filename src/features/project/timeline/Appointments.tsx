import type { SurveyType } from "#api/generated/main.ts";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { getMoment } from "#i18n/formats/getMoment.ts";
import { Text, useText } from "#i18n/text.tsx";
import type { Step } from "#request-status/getProgress.ts";
import { useProgress } from "#request-status/useProgress.ts";
import { surveyTypes } from "#schema/enumValues.ts";
import { FactList } from "#ui/data/FactList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import { useNextStep } from "../next-step/useNextStep.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { AddToCalendar } from "./AddToCalendar.tsx";
import { createAppointmentEvent } from "./createAppointmentEvent.ts";
import { InstallationDays } from "./InstallationDays.tsx";

interface AppointmentsProps {
  request: InstallerRequest;
  project: ProjectDetails["project"];
  siteVisitDate: string | null;
  surveyType: SurveyType | null;
}

/** The length of a site visit in a calendar: the service sends only its start. */
const siteVisitMinutes = 60;

/**
 * The agreed future site visit and days of the installation; renders nothing without them. Once the installation is the next
 * step, that card shows its days.
 */
export function Appointments({ request, project, siteVisitDate, surveyType }: AppointmentsProps) {
  const t = useText();
  const { timeZone } = useCountryFacts();
  const { getDay, formatMoment } = useDateFormats();
  const address = useProjectAddress(project);
  const { message } = useNextStep(request);
  const { steps } = useProgress(request);
  const isAhead = (step: Step["id"]) =>
    steps.some(({ id, state }) => id === step && (state === "current" || state === "upcoming"));
  const visitTime = isAhead("siteVisit") ? formatMoment(siteVisitDate, "full") : undefined;
  const visitStart = getMoment(siteVisitDate, timeZone);
  const hasInstallation =
    isAhead("installation") &&
    message !== "dateSet" &&
    message !== "installation" &&
    getDay(request.installationStartDate);
  if (!visitTime && !hasInstallation) return null;
  const isRemote = surveyType === surveyTypes.remote;
  const siteVisit = t(
    isRemote ? "page.project.appointments.remoteVisit" : "page.project.appointments.siteVisit",
  );
  return (
    <Section id="appointments" title={<Text id="page.project.appointments.title" />}>
      <FactList
        facts={[
          {
            term: siteVisit,
            value: visitTime ? (
              <Stack gap="small">
                <span>{visitTime}</span>
                <AddToCalendar
                  name={siteVisit}
                  event={createAppointmentEvent({
                    kind: "site-visit",
                    name: siteVisit,
                    when: visitStart
                      ? { start: visitStart, minutes: siteVisitMinutes }
                      : { firstDay: getDay(siteVisitDate) ?? "" },
                    address: isRemote ? "" : address,
                    request,
                  })}
                />
              </Stack>
            ) : null,
          },
          {
            term: t("page.project.appointments.installation"),
            value: hasInstallation ? (
              <Stack gap="small">
                <InstallationDays request={request} project={project} />
              </Stack>
            ) : null,
          },
        ]}
      />
    </Section>
  );
}
