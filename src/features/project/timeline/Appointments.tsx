import { FormattedDateTimeRange, useIntl } from "react-intl";
import type { SurveyType } from "#api/generated/main.ts";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { formatMoment } from "#i18n/formats/formatMoment.ts";
import { parseCalendarDay } from "#i18n/formats/parseCalendarDay.ts";
import { Text, useText } from "#i18n/text.tsx";
import { FactList } from "#ui/data/FactList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { AddToCalendar } from "./AddToCalendar.tsx";
import { createAppointmentEvent } from "./createAppointmentEvent.ts";
import type { Step } from "./getTimelineSteps.ts";
import { useTimelineSteps } from "./useTimelineSteps.ts";

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
  const intl = useIntl();
  const t = useText();
  const { timeZone } = useCountryFacts();
  const address = useProjectAddress(project);
  const { steps } = useTimelineSteps(request);
  const isAhead = (step: Step["id"]) =>
    steps.some(({ id, state }) => id === step && (state === "current" || state === "upcoming"));
  const { installationStartDate, installationEndDate } = request;
  const first = installationStartDate ? parseCalendarDay(installationStartDate) : undefined;
  const last = installationEndDate ? parseCalendarDay(installationEndDate) : undefined;
  if (!first && !siteVisitDate) return null;
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
            value: siteVisitDate ? (
              <Stack gap="small">
                <span>{formatMoment(intl, siteVisitDate, "full", timeZone)}</span>
                {isAhead("siteVisit") ? (
                  <AddToCalendar
                    name={siteVisit}
                    event={createAppointmentEvent({
                      kind: "site-visit",
                      name: siteVisit,
                      when: parseCalendarDay(siteVisitDate)
                        ? { firstDay: siteVisitDate }
                        : { start: new Date(siteVisitDate), minutes: siteVisitMinutes },
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
            value:
              first && installationStartDate ? (
                <Stack gap="small">
                  <span>
                    <FormattedDateTimeRange from={first} to={last ?? first} dateStyle="full" timeZone="UTC" />
                  </span>
                  {isAhead("installation") ? (
                    <AddToCalendar
                      name={installation}
                      event={createAppointmentEvent({
                        kind: "installation",
                        name: installation,
                        when: { firstDay: installationStartDate, lastDay: installationEndDate ?? undefined },
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
