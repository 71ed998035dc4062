import type { InstallationFlow, RequestStatus } from "#api/generated/main.ts";
import { getRequestStatusFacts, type StepId } from "#request-status/requestStatusFacts.ts";

export interface Step {
  id: StepId;
  state: "done" | "current" | "paused" | "stopped" | "upcoming";
}

interface TimelineInput {
  status: RequestStatus | (string & {});
  previousActiveStatus: RequestStatus | (string & {}) | null;
  flow: InstallationFlow | (string & {});
  /** The country's setting: the offer, and its acceptance, come before the site visit, which then confirms it. */
  alternativeInstallationFlow: boolean;
}

const offerSteps = ["offer", "accepted"] as const;
const finalSteps = ["dateSet", "installation", "installed", "registered"] as const;

/* The order of the steps is an assumption: the backend's transitions are not published. */
const stepOrders: Readonly<
  Record<InstallationFlow, { visitFirst: readonly StepId[]; offerFirst: readonly StepId[] }>
> = {
  DEFAULT: {
    visitFirst: ["sent", "contacted", "siteVisit", ...offerSteps, ...finalSteps],
    offerFirst: ["sent", "contacted", ...offerSteps, "siteVisit", ...finalSteps],
  },
  SPP_INSTALLER: {
    visitFirst: ["sent", "handedOver", "contacted", "siteVisit", ...offerSteps, ...finalSteps],
    offerFirst: ["sent", "handedOver", "contacted", ...offerSteps, "siteVisit", ...finalSteps],
  },
  SPP_TAGLYS: {
    visitFirst: ["sent", "atHome", "siteVisit", ...offerSteps, "planning", ...finalSteps],
    offerFirst: ["sent", "atHome", ...offerSteps, "siteVisit", "planning", ...finalSteps],
  },
};

/**
 * The steps of an installer request with their states. A cancelled request ends at the step that it had reached. For a
 * status that this version does not know, the previous active status counts; without one, only `sent` is known to be done.
 */
export function getTimelineSteps(input: TimelineInput): Step[] {
  const { status, previousActiveStatus, alternativeInstallationFlow } = input;
  const flow = isKnownFlow(input.flow) ? input.flow : "DEFAULT";
  const order = stepOrders[flow][alternativeInstallationFlow ? "offerFirst" : "visitFirst"];
  const [step, previousStep] = [status, previousActiveStatus].map((it) => getRequestStatusFacts(it).step);
  const haltedState = typeof step === "string" ? step : null;
  const activeStep = [step, previousStep].find((it) => typeof it === "object")?.[flow];
  if (activeStep === "registered" && !haltedState) return order.map((id) => ({ id, state: "done" }));

  const currentIndex = activeStep ? order.indexOf(activeStep) : 0;
  const currentState = haltedState ?? (activeStep ? "current" : "done");
  const steps = order.map((id, index): Step => {
    if (index === currentIndex) return { id, state: currentState };
    return { id, state: index < currentIndex ? "done" : "upcoming" };
  });
  return haltedState === "stopped" ? steps.slice(0, currentIndex + 1) : steps;
}

function isKnownFlow(flow: string): flow is InstallationFlow {
  return Object.hasOwn(stepOrders, flow);
}
