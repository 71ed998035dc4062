import type { SurveyType } from "#api/generated/main.ts";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { useDateFormats } from "#api/runtime-config/useDateFormats.ts";
import { Text, type Translate, useText } from "#i18n/text.tsx";
import type { Step } from "#request-status/getProgress.ts";
import { getStatusName } from "#request-status/requestStatusRules.ts";
import { useProgress } from "#request-status/useProgress.ts";
import { surveyTypes } from "#schema/enumValues.ts";
import { Timeline } from "#ui/data/Timeline.tsx";
import { FoldedSection } from "#ui/layout/FoldedSection.tsx";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { formatStepDate } from "./formatStepDate.ts";
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

interface NotesInput {
  request: Pick<InstallerRequest, "currentStatus" | "previousActiveStatus" | "currentReason">;
  surveyType: SurveyType | null;
}

/** The lines below a step: the place of the site visit, and details of the current status. */
function formatStepNotes(t: Translate, step: Step, { request, surveyType }: NotesInput): string[] {
  const surveyNotes =
    step.id === "siteVisit" && surveyType === surveyTypes.onSite
      ? [t("page.project.timeline.survey.onSite")]
      : [];
  return [...surveyNotes, ...formatStatusNotes(t, step, request)];
}

function formatStatusNotes(t: Translate, { id, state }: Step, request: NotesInput["request"]): string[] {
  if (state === "done" || state === "upcoming") return [];
  const { currentStatus, previousActiveStatus, currentReason } = request;
  const status = t(getStatusName(currentStatus));
  const shownTexts = [t(`page.project.timeline.step.${id}`), t(`page.project.timeline.state.${state}`)];
  const previousStatusMessage =
    currentStatus === "REASSIGNED"
      ? "page.project.timeline.beforeReassignment"
      : "page.project.timeline.beforePause";
  return [
    // Leaves out the status if the step's title or state has the same text.
    !shownTexts.includes(status) && status,
    state === "paused" &&
      previousActiveStatus &&
      t(previousStatusMessage, {
        status: t(getStatusName(previousActiveStatus)),
      }),
    state !== "current" &&
      currentReason &&
      t("page.project.timeline.reason", { reason: currentReason.label }),
  ].filter((note) => typeof note === "string");
}
