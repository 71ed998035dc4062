import { FormattedDate, FormattedDateTimeRange, FormattedMessage } from "react-intl";
import type { SurveyType } from "../../../api/generated/main.ts";
import { parseCalendarDay } from "../../../i18n/formats/parseCalendarDay.ts";
import { FactList } from "../../../ui/data/FactList.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { appointmentMessages } from "./timelineMessages.ts";

interface AppointmentsProps {
  request: InstallerRequest;
  siteVisitDate: string | null;
  surveyType: SurveyType | null;
}

/** The site visit and the days of the installation; renders nothing before one of them is agreed. */
export function Appointments({ request, siteVisitDate, surveyType }: AppointmentsProps) {
  const first = request.installationStartDate ? parseCalendarDay(request.installationStartDate) : undefined;
  const last = request.installationEndDate ? parseCalendarDay(request.installationEndDate) : undefined;
  if (!first && !siteVisitDate) return null;
  return (
    <Section title={<FormattedMessage {...appointmentMessages.title} />}>
      <FactList
        facts={[
          {
            term: (
              <FormattedMessage
                {...(surveyType === "REMOTE"
                  ? appointmentMessages.remoteVisit
                  : appointmentMessages.siteVisit)}
              />
            ),
            value: siteVisitDate ? (
              <FormattedDate value={siteVisitDate} dateStyle="full" timeStyle="short" />
            ) : null,
          },
          {
            term: <FormattedMessage {...appointmentMessages.installation} />,
            value: first ? (
              <FormattedDateTimeRange from={first} to={last ?? first} dateStyle="full" timeZone="UTC" />
            ) : null,
          },
        ]}
      />
    </Section>
  );
}
