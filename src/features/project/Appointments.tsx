import { FormattedDate, FormattedDateTimeRange, FormattedMessage } from "react-intl";
import type { SurveyType } from "../../api/generated/main/graphql.ts";
import { calendarDay } from "../../i18n/calendarDay.ts";
import { FactList } from "../../ui/FactList.tsx";
import { Section } from "../../ui/Section.tsx";
import { messages } from "./messages.ts";
import type { RequestDetails } from "./requestQuery.ts";

interface AppointmentsProps {
  request: RequestDetails;
  siteVisitDate: string | null;
  surveyType: SurveyType | null;
}

/** The days on which somebody comes; nothing at all before one is agreed. */
export function Appointments({ request, siteVisitDate, surveyType }: AppointmentsProps) {
  const first = request.installationStartDate ? calendarDay(request.installationStartDate) : undefined;
  const last = request.installationEndDate ? calendarDay(request.installationEndDate) : undefined;
  if (!first && !siteVisitDate) return null;
  return (
    <Section title={<FormattedMessage {...messages.appointmentsTitle} />}>
      <FactList
        facts={[
          {
            term: (
              <FormattedMessage {...(surveyType === "REMOTE" ? messages.remoteVisit : messages.siteVisit)} />
            ),
            value: siteVisitDate ? (
              <FormattedDate value={siteVisitDate} dateStyle="full" timeStyle="short" />
            ) : null,
          },
          {
            term: <FormattedMessage {...messages.installation} />,
            value: first ? (
              <FormattedDateTimeRange from={first} to={last ?? first} dateStyle="full" timeZone="UTC" />
            ) : null,
          },
        ]}
      />
    </Section>
  );
}
