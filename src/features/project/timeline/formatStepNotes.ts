import type { SurveyType } from "#api/generated/main.ts";
import type { Translate } from "#i18n/text.tsx";
import type { Step } from "#request-status/getProgress.ts";
import { getRequestStatusFacts } from "#request-status/requestStatusFacts.ts";
import { surveyTypes } from "#schema/enumValues.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

interface NotesInput {
  request: Pick<InstallerRequest, "currentStatus" | "previousActiveStatus" | "currentReason">;
  surveyType: SurveyType | null;
}

/** The lines below a step: where the site visit takes place, and details of the current status. */
export function formatStepNotes(t: Translate, step: Step, { request, surveyType }: NotesInput): string[] {
  const surveyNotes =
    step.id === "siteVisit" && surveyType === surveyTypes.onSite
      ? [t("page.project.timeline.survey.onSite")]
      : [];
  return [...surveyNotes, ...formatStatusNotes(t, step, request)];
}

function formatStatusNotes(t: Translate, { id, state }: Step, request: NotesInput["request"]): string[] {
  if (state === "done" || state === "upcoming") return [];
  const { currentStatus, previousActiveStatus, currentReason } = request;
  const status = t(getRequestStatusFacts(currentStatus).name);
  const shownTexts = [t(`page.project.timeline.step.${id}`), t(`page.project.timeline.state.${state}`)];
  const previousStatusMessage =
    currentStatus === "REASSIGNED"
      ? "page.project.timeline.beforeReassignment"
      : "page.project.timeline.beforePause";
  return [
    // Left out if the step's title or state has the same text.
    !shownTexts.includes(status) && status,
    state === "paused" &&
      previousActiveStatus &&
      t(previousStatusMessage, {
        status: t(getRequestStatusFacts(previousActiveStatus).name),
      }),
    state !== "current" &&
      currentReason &&
      t("page.project.timeline.reason", { reason: currentReason.label }),
  ].filter((note) => typeof note === "string");
}
