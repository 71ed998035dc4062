import type { SurveyType } from "#api/generated/main.ts";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { getMoment } from "#i18n/formats/getMoment.ts";
import { Text, useText } from "#i18n/text.tsx";
import type { Step } from "#request-status/getProgress.ts";
import { useProgress } from "#request-status/useProgress.ts";
import { FactList } from "#ui/data/FactList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { AddToCalendar } from "./AddToCalendar.tsx";
import { createAppointmentEvent } from "./createAppointmentEvent.ts";

interface AppointmentsProps {
  request: InstallerRequest;
  project: ProjectDetails["project"];
  siteVisitDate: string | null;
  surveyType: SurveyType | null;
}

/** How long a site visit is in a calendar: the service says only when it begins. */
const siteVisitMinutes = 60;

/** The site visit and the days of the installation; renders nothing before one of them is agreed. */
export function Appointments({ request, project, siteVisitDate, surveyType }: AppointmentsProps) {
  const t = useText();
  const { timeZone } = useCountryFacts();
  const { getDay, formatDays, formatMoment } = useDateFormats();
  const address = useProjectAddress(project);
  const { steps } = useProgress(request);
  const isAhead = (step: Step["id"]) =>
    steps.some(({ id, state }) => id === step && (state === "current" || state === "upcoming"));
  const { installationStartDate, installationEndDate } = request;
  const visitTime = formatMoment(siteVisitDate, "full");
  const visitStart = getMoment(siteVisitDate, timeZone);
  const firstDay = getDay(installationStartDate);
  if (!firstDay && !visitTime) return null;
  const isRemote = surveyType === "REMOTE";
  const siteVisit = t(
    isRemote ? "page.project.appointments.remoteVisit" : "page.project.appointments.siteVisit",
  );
  const installation = t("page.project.appointments.installation");
  return (
    <Section id="appointments" title={<Text id="page.project.appointments.title" />}>
      <FactList
        facts={[
          {
            term: siteVisit,
            value: visitTime ? (
              <Stack gap="small">
                <span>{visitTime}</span>
                {isAhead("siteVisit") ? (
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
                ) : null}
              </Stack>
            ) : null,
          },
          {
            term: installation,
            value: firstDay ? (
              <Stack gap="small">
                <span>{formatDays(installationStartDate, installationEndDate, "full")}</span>
                {isAhead("installation") ? (
                  <AddToCalendar
                    name={installation}
                    event={createAppointmentEvent({
                      kind: "installation",
                      name: installation,
                      when: { firstDay, lastDay: getDay(installationEndDate) },
                      address,
                      request,
                    })}
                  />
                ) : null}
              </Stack>
            ) : null,
          },
        ]}
      />
    </Section>
  );
}
