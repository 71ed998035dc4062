import type { IntlShape } from "react-intl";
import type { SurveyType } from "../../../api/generated/main.ts";
import { getRequestStatusFacts } from "../../../request-status/requestStatusFacts.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import type { Step } from "./getTimelineSteps.ts";
import { stepMessages, stepStateMessages, timelineMessages } from "./timelineMessages.ts";

interface NotesInput {
  request: Pick<InstallerRequest, "currentStatus" | "previousActiveStatus" | "currentReason">;
  surveyType: SurveyType | null;
}

/** The lines below a step: where the site visit takes place, and details of the current status. */
export function formatStepNotes(intl: IntlShape, step: Step, { request, surveyType }: NotesInput): string[] {
  const surveyNotes =
    step.id === "siteVisit" && surveyType === "ON_SITE" ? [intl.formatMessage(timelineMessages.onSite)] : [];
  return [...surveyNotes, ...formatStatusNotes(intl, step, request)];
}

function formatStatusNotes(intl: IntlShape, { id, state }: Step, request: NotesInput["request"]): string[] {
  if (state === "done" || state === "upcoming") return [];
  const { currentStatus, previousActiveStatus, currentReason } = request;
  const status = intl.formatMessage(getRequestStatusFacts(currentStatus).name);
  const shownTexts = [intl.formatMessage(stepMessages[id]), intl.formatMessage(stepStateMessages[state])];
  const previousStatusMessage =
    currentStatus === "REASSIGNED" ? timelineMessages.beforeReassignment : timelineMessages.beforePause;
  return [
    // Not where the step's title or state has the same text.
    !shownTexts.includes(status) && status,
    state === "paused" &&
      previousActiveStatus &&
      intl.formatMessage(previousStatusMessage, {
        status: intl.formatMessage(getRequestStatusFacts(previousActiveStatus).name),
      }),
    state !== "current" &&
      currentReason &&
      intl.formatMessage(timelineMessages.reason, { reason: currentReason.label }),
  ].filter((note) => typeof note === "string");
}
