import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { SurveyType } from "../../../api/generated/main.ts";
import { runtimeConfigQuery } from "../../../api/runtime-config/runtimeConfigQuery.ts";
import { Timeline } from "../../../ui/data/Timeline.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatStepDate } from "./formatStepDate.ts";
import { formatStepNotes } from "./formatStepNotes.ts";
import { getTimelineSteps } from "./getTimelineSteps.ts";
import styles from "./RequestTimeline.module.css";
import { stepMessages, stepStateMessages, timelineMessages } from "./timelineMessages.ts";

interface RequestTimelineProps {
  request: InstallerRequest;
  siteVisitDate: string | null;
  surveyType: SurveyType | null;
}

export function RequestTimeline({ request, siteVisitDate, surveyType }: RequestTimelineProps) {
  const intl = useIntl();
  const { data: config } = useQuery(runtimeConfigQuery());
  const offerFirst = config?.alternativeInstallationFlow ?? false;
  const steps = getTimelineSteps({
    status: request.currentStatus,
    previousActiveStatus: request.previousActiveStatus,
    flow: request.installationFlow,
    alternativeInstallationFlow: offerFirst,
  });
  const onSiteKey = offerFirst ? "siteVisitOfferFirst" : "siteVisit";
  const siteVisitKey = surveyType === "REMOTE" ? "remoteVisit" : onSiteKey;
  // In countries without registration this step would never be reached.
  const canRegister = config?.windowRegistrationEnabled ?? true;
  const shownSteps = steps.filter(
    ({ id, state }) => canRegister || id !== "registered" || state !== "upcoming",
  );
  return (
    <Timeline
      label={intl.formatMessage(timelineMessages.label)}
      steps={shownSteps.map((step) => {
        const { id, state } = step;
        const messageKey = id === "siteVisit" ? siteVisitKey : id;
        const notes = formatStepNotes(intl, step, { request, surveyType });
        return {
          id,
          title: intl.formatMessage(stepMessages[messageKey]),
          state,
          stateLabel: intl.formatMessage(stepStateMessages[state]),
          date: formatStepDate(intl, step, { ...request, siteVisitDate }),
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
