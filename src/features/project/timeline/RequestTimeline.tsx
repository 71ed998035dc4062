import { useIntl } from "react-intl";
import type { SurveyType } from "#api/generated/main.ts";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { useText } from "#i18n/text.tsx";
import { Timeline } from "#ui/data/Timeline.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatStepDate } from "./formatStepDate.ts";
import { formatStepNotes } from "./formatStepNotes.ts";
import styles from "./RequestTimeline.module.css";
import { useTimelineSteps } from "./useTimelineSteps.ts";

interface RequestTimelineProps {
  request: InstallerRequest;
  siteVisitDate: string | null;
  surveyType: SurveyType | null;
}

export function RequestTimeline({ request, siteVisitDate, surveyType }: RequestTimelineProps) {
  const intl = useIntl();
  const t = useText();
  const { timeZone } = useCountryFacts();
  const { steps, offerFirst } = useTimelineSteps(request);
  const onSiteKey = offerFirst ? "siteVisitOfferFirst" : "siteVisit";
  const siteVisitKey = surveyType === "REMOTE" ? "remoteVisit" : onSiteKey;
  return (
    <Timeline
      label={t("page.project.timeline.label")}
      steps={steps.map((step) => {
        const { id, state } = step;
        const messageKey = id === "siteVisit" ? siteVisitKey : id;
        const notes = formatStepNotes(t, step, { request, surveyType });
        return {
          id,
          title: t(`page.project.timeline.step.${messageKey}`),
          state,
          stateLabel: t(`page.project.timeline.state.${state}`),
          date: formatStepDate(intl, step, { ...request, siteVisitDate, timeZone }),
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
