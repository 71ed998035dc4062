import type { SurveyType } from "#api/generated/main.ts";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text, useText } from "#i18n/text.tsx";
import { useProgress } from "#request-status/useProgress.ts";
import { surveyTypes } from "#schema/enumValues.ts";
import { Timeline } from "#ui/data/Timeline.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatStepDate } from "./formatStepDate.ts";
import { formatStepNotes } from "./formatStepNotes.ts";
import styles from "./RequestTimeline.module.css";

interface RequestTimelineProps {
  request: InstallerRequest;
  siteVisitDate: string | null;
  surveyType: SurveyType | null;
}

/** All steps of the request with their dates; open if there is room. */
export function RequestTimeline({ request, siteVisitDate, surveyType }: RequestTimelineProps) {
  const t = useText();
  const dateFormats = useDateFormats();
  const { steps } = useProgress(request);
  const { alternativeInstallationFlow: offerFirst } = useConfig();
  const onSiteKey = offerFirst ? "siteVisitOfferFirst" : "siteVisit";
  const siteVisitKey = surveyType === surveyTypes.remote ? "remoteVisit" : onSiteKey;
  const shownSteps = steps.map((step) => {
    const { id, state } = step;
    const messageKey = id === "siteVisit" ? siteVisitKey : id;
    return {
      id,
      title: t(`page.project.timeline.step.${messageKey}`),
      state,
      stateLabel: t(`page.project.timeline.state.${state}`),
      date: formatStepDate(dateFormats, step, { ...request, siteVisitDate }),
      notes: formatStepNotes(t, step, { request, surveyType }),
    };
  });
  return (
    <FoldedSection id="progress" title={<Text id="page.project.timeline.title" />} opensOnLaptops>
      <Timeline
        label={t("page.project.timeline.label")}
        steps={shownSteps.map((step) => ({
          ...step,
          children:
            step.notes.length > 0 ? (
              <div className={styles["notes"]}>
                {step.notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </div>
            ) : null,
        }))}
      />
    </FoldedSection>
  );
}
