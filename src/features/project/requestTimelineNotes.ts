import type { IntlShape } from "react-intl";
import type { SurveyType } from "../../api/generated/main/graphql.ts";
import { requestStatusMessage } from "../../i18n/requestStatusMessages.ts";
import type { RequestDetails } from "./requestQuery.ts";
import type { Step } from "./requestTimeline.ts";
import { stepMessages, stepStateMessages, timelineMessages } from "./timelineMessages.ts";

interface Notes {
  request: Pick<RequestDetails, "currentStatus" | "previousActiveStatus" | "currentReason">;
  surveyType: SurveyType | null;
}

const surveyMessages: Readonly<Record<SurveyType, { id: string }>> = {
  ON_SITE: timelineMessages.onSite,
  REMOTE: timelineMessages.remote,
};

/** What is to be said below a step, line by line: how the visit takes place, and where the request stands. */
export function notesOfStep(intl: IntlShape, step: Step, { request, surveyType }: Notes): string[] {
  const survey =
    step.id === "siteVisit" && surveyType && Object.hasOwn(surveyMessages, surveyType)
      ? [intl.formatMessage(surveyMessages[surveyType])]
      : [];
  return [...survey, ...standingNotes(intl, step, request)];
}

function standingNotes(intl: IntlShape, { id, state }: Step, request: Notes["request"]): string[] {
  if (state === "done" || state === "upcoming") return [];
  const { currentStatus, previousActiveStatus, currentReason } = request;
  const status = intl.formatMessage(requestStatusMessage(currentStatus));
  const shown = [intl.formatMessage(stepMessages[id]), intl.formatMessage(stepStateMessages[state])];
  const before =
    currentStatus === "REASSIGNED" ? timelineMessages.beforeReassignment : timelineMessages.beforePause;
  return [
    // Where the step or its state says the same already, once is enough.
    !shown.includes(status) && status,
    state === "paused" &&
      previousActiveStatus &&
      intl.formatMessage(before, { status: intl.formatMessage(requestStatusMessage(previousActiveStatus)) }),
    state !== "current" &&
      currentReason &&
      intl.formatMessage(timelineMessages.reason, { reason: currentReason.label }),
  ].filter((note) => typeof note === "string");
}
