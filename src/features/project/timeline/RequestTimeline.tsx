import type { ReactNode } from "react";
import type { SurveyType } from "#api/generated/main.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Timeline } from "#ui/data/Timeline.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatStepDate } from "./formatStepDate.ts";
import { formatStepNotes } from "./formatStepNotes.ts";
import styles from "./RequestTimeline.module.css";
import { useTimelineSteps } from "./useTimelineSteps.ts";

const separator = " · ";

interface RequestTimelineProps {
  request: InstallerRequest;
  siteVisitDate: string | null;
  surveyType: SurveyType | null;
  /** Below the steps, visible in any case. */
  footer?: ReactNode;
}

/** The step that the request has reached, and all its steps: open where there is room. */
export function RequestTimeline({ request, siteVisitDate, surveyType, footer }: RequestTimelineProps) {
  const t = useText();
  const dateFormats = useDateFormats();
  const { steps, offerFirst } = useTimelineSteps(request);
  const onSiteKey = offerFirst ? "siteVisitOfferFirst" : "siteVisit";
  const siteVisitKey = surveyType === "REMOTE" ? "remoteVisit" : onSiteKey;
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
  const reached = shownSteps.filter(({ state }) => state !== "upcoming");
  const last = reached.at(-1);
  if (!last) return null;
  const { title: step, state, stateLabel, date, notes } = last;
  const isUnderWay = state === "current" || state === "paused";
  const values = { number: reached.length, count: steps.length, step };
  const facts = [
    isUnderWay ? t("page.project.timeline.position", values) : step,
    state === "current" ? undefined : stateLabel,
    date,
    // The next step says why a request was cancelled.
    ...(state === "stopped" ? [] : notes),
  ];
  return (
    <FoldedSection
      id="progress"
      title={<Text id="page.project.timeline.title" />}
      summary={facts.filter(Boolean).join(separator)}
      opensOnLaptops
      footer={footer}
    >
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
