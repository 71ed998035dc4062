import type { InstallationFlow, RequestStatus } from "../../../api/generated/main.ts";

export type StepId =
  | "sent"
  | "handedOver"
  | "atHome"
  | "contacted"
  | "siteVisit"
  | "offer"
  | "accepted"
  | "planning"
  | "dateSet"
  | "installation"
  | "installed"
  | "registered";

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

type ActiveStatus = Exclude<RequestStatus, "CANCELLED" | "IN_CLARIFICATION" | "REASSIGNED">;

/** Statuses in which nothing proceeds; the previous active status gives the current step. */
const haltedStatuses: ReadonlyMap<string, "paused" | "stopped"> = new Map([
  ["IN_CLARIFICATION", "paused"],
  ["REASSIGNED", "paused"],
  ["CANCELLED", "stopped"],
]);

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

const inAllFlows = (step: StepId): Record<InstallationFlow, StepId> => ({
  DEFAULT: step,
  SPP_INSTALLER: step,
  SPP_TAGLYS: step,
});

/* A status that does not belong to a flow gets the last step that has certainly been reached; an assumption too. */
const stepsByStatus: Readonly<Record<ActiveStatus, Readonly<Record<InstallationFlow, StepId>>>> = {
  OPEN: inAllFlows("sent"),
  HANDOVER_TO_TAGLYS_INSTALLER: { DEFAULT: "sent", SPP_INSTALLER: "handedOver", SPP_TAGLYS: "atHome" },
  HANDED_TO_TAGLYS_AT_HOME: { DEFAULT: "sent", SPP_INSTALLER: "handedOver", SPP_TAGLYS: "atHome" },
  CLIENT_CONTACTED: { DEFAULT: "contacted", SPP_INSTALLER: "contacted", SPP_TAGLYS: "atHome" },
  INSTALLER_SITE_VISIT: inAllFlows("siteVisit"),
  OFFER_SENT: inAllFlows("offer"),
  HOMEOWNER_GOT_OFFER_FROM_INSTALLER: inAllFlows("offer"),
  OFFER_ACCEPTED: inAllFlows("accepted"),
  ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE: {
    DEFAULT: "accepted",
    SPP_INSTALLER: "accepted",
    SPP_TAGLYS: "planning",
  },
  INSTALLATION_DATE_CONFIRMED: inAllFlows("dateSet"),
  INSTALLATION_IN_PROGRESS: inAllFlows("installation"),
  WINDOW_INSTALLED: inAllFlows("installed"),
  INSTALLED_BY_TAGLYS_INSTALLER: inAllFlows("installed"),
  INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE: inAllFlows("installed"),
  WINDOW_REGISTERED: inAllFlows("registered"),
};

/**
 * The steps of an installer request with their states. A cancelled request ends at the step that it had reached. For a
 * status that this version does not know, the previous active status counts; without one, only `sent` is known to be done.
 */
export function getTimelineSteps(input: TimelineInput): Step[] {
  const { status, previousActiveStatus, alternativeInstallationFlow } = input;
  const flow = isKnownFlow(input.flow) ? input.flow : "DEFAULT";
  const order = stepOrders[flow][alternativeInstallationFlow ? "offerFirst" : "visitFirst"];
  const haltedState = haltedStatuses.get(status);
  const activeStatus = [status, previousActiveStatus].find(isActiveStatus);
  if (activeStatus === "WINDOW_REGISTERED" && !haltedState) return order.map((id) => ({ id, state: "done" }));

  const currentIndex = activeStatus ? order.indexOf(stepsByStatus[activeStatus][flow]) : 0;
  const currentState = haltedState ?? (activeStatus ? "current" : "done");
  const steps = order.map((id, index): Step => {
    if (index === currentIndex) return { id, state: currentState };
    return { id, state: index < currentIndex ? "done" : "upcoming" };
  });
  return haltedState === "stopped" ? steps.slice(0, currentIndex + 1) : steps;
}

function isKnownFlow(flow: string): flow is InstallationFlow {
  return Object.hasOwn(stepOrders, flow);
}

function isActiveStatus(status: string | null): status is ActiveStatus {
  return status !== null && Object.hasOwn(stepsByStatus, status);
}
