import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { SurveyType } from "../../api/generated/main/graphql.ts";
import { runtimeConfigQuery } from "../../api/runtimeConfigQuery.ts";
import { Timeline } from "../../ui/Timeline.tsx";
import styles from "./RequestTimeline.module.css";
import type { RequestDetails } from "./requestQuery.ts";
import { timelineOf } from "./requestTimeline.ts";
import { dateOfStep } from "./requestTimelineDate.ts";
import { notesOfStep } from "./requestTimelineNotes.ts";
import { stepMessages, stepStateMessages, timelineMessages } from "./timelineMessages.ts";

interface RequestTimelineProps {
  request: RequestDetails;
  siteVisitDate: string | null;
  surveyType: SurveyType | null;
}

/** Where a request stands on its way from the sending to the registered windows. */
export function RequestTimeline({ request, siteVisitDate, surveyType }: RequestTimelineProps) {
  const intl = useIntl();
  const { data: config } = useQuery(runtimeConfigQuery());
  const offerFirst = config?.alternativeInstallationFlow ?? false;
  const { steps } = timelineOf({
    status: request.currentStatus,
    previousActiveStatus: request.previousActiveStatus,
    flow: request.installationFlow,
    alternativeInstallationFlow: offerFirst,
  });
  // Where customers cannot register windows, that step would stay open for ever.
  const canRegister = config?.windowRegistrationEnabled ?? true;
  const possible = steps.filter(
    ({ id, state }) => canRegister || id !== "registered" || state !== "upcoming",
  );
  return (
    <Timeline
      label={intl.formatMessage(timelineMessages.label)}
      steps={possible.map((step) => {
        const { id, state } = step;
        const title = id === "siteVisit" && offerFirst ? "siteVisitOfferFirst" : id;
        const notes = notesOfStep(intl, step, { request, surveyType });
        return {
          id,
          title: intl.formatMessage(stepMessages[title]),
          state,
          stateLabel: intl.formatMessage(stepStateMessages[state]),
          date: dateOfStep(intl, step, { ...request, siteVisitDate }),
          children:
            notes.length > 0 ? (
              <div className={styles["notes"]}>
                {notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </div>
            ) : null,
        };
      })}
    />
  );
}
