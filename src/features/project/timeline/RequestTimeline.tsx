import type { SurveyType } from "#api/generated/main.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Timeline } from "#ui/data/Timeline.tsx";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
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
}

/** The step that the request has reached, and all its steps when opened. */
export function RequestTimeline({ request, siteVisitDate, surveyType }: RequestTimelineProps) {
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
  const { title, state, stateLabel, date, notes } = last;
  const details = [state === "current" ? undefined : stateLabel, date, ...notes];
  const isUnderWay = state === "current" || state === "paused";
  return (
    <Disclosure
      className={styles["timeline"]}
      title={
        isUnderWay ? (
          <Text
            id="page.project.timeline.position"
            values={{ number: reached.length, count: steps.length, step: title }}
          />
        ) : (
          title
        )
      }
      summary={details.filter(Boolean).join(separator)}
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
    </Disclosure>
  );
}
