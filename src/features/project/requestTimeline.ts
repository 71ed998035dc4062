import type { InstallationFlow, RequestStatus } from "../../api/generated/main/graphql.ts";

/** A step on the way of a request. */
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

interface Standing {
  status: RequestStatus | (string & {});
  previousActiveStatus: RequestStatus | (string & {}) | null;
  flow: InstallationFlow | (string & {});
  /** The country's switch: the offer, and its acceptance, come before the site visit, which then confirms it. */
  alternativeInstallationFlow: boolean;
}

type ActiveStatus = Exclude<RequestStatus, "CANCELLED" | "IN_CLARIFICATION" | "REASSIGNED">;

/** The statuses in which nothing moves; where the request stood, the status before tells. */
const halted: ReadonlyMap<string, "paused" | "stopped"> = new Map([
  ["IN_CLARIFICATION", "paused"],
  ["REASSIGNED", "paused"],
  ["CANCELLED", "stopped"],
]);

const toOffer = ["offer", "accepted"] as const;
const toEnd = ["dateSet", "installation", "installed", "registered"] as const;

/* The order of the steps is assumed: the backend's transitions are not published. */
const ways: Readonly<
  Record<InstallationFlow, { visitFirst: readonly StepId[]; offerFirst: readonly StepId[] }>
> = {
  DEFAULT: {
    visitFirst: ["sent", "contacted", "siteVisit", ...toOffer, ...toEnd],
    offerFirst: ["sent", "contacted", ...toOffer, "siteVisit", ...toEnd],
  },
  SPP_INSTALLER: {
    visitFirst: ["sent", "handedOver", "contacted", "siteVisit", ...toOffer, ...toEnd],
    offerFirst: ["sent", "handedOver", "contacted", ...toOffer, "siteVisit", ...toEnd],
  },
  SPP_TAGLYS: {
    visitFirst: ["sent", "atHome", "siteVisit", ...toOffer, "planning", ...toEnd],
    offerFirst: ["sent", "atHome", ...toOffer, "siteVisit", "planning", ...toEnd],
  },
};

const inAll = (step: StepId): Record<InstallationFlow, StepId> => ({
  DEFAULT: step,
  SPP_INSTALLER: step,
  SPP_TAGLYS: step,
});

/* A status that is foreign to a flow stands at the last step that has surely been reached. Assumed like the order. */
const stepsByStatus: Readonly<Record<ActiveStatus, Readonly<Record<InstallationFlow, StepId>>>> = {
  OPEN: inAll("sent"),
  HANDOVER_TO_TAGLYS_INSTALLER: { DEFAULT: "sent", SPP_INSTALLER: "handedOver", SPP_TAGLYS: "atHome" },
  HANDED_TO_TAGLYS_AT_HOME: { DEFAULT: "sent", SPP_INSTALLER: "handedOver", SPP_TAGLYS: "atHome" },
  CLIENT_CONTACTED: { DEFAULT: "contacted", SPP_INSTALLER: "contacted", SPP_TAGLYS: "atHome" },
  INSTALLER_SITE_VISIT: inAll("siteVisit"),
  OFFER_SENT: inAll("offer"),
  HOMEOWNER_GOT_OFFER_FROM_INSTALLER: inAll("offer"),
  OFFER_ACCEPTED: inAll("accepted"),
  ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE: {
    DEFAULT: "accepted",
    SPP_INSTALLER: "accepted",
    SPP_TAGLYS: "planning",
  },
  INSTALLATION_DATE_CONFIRMED: inAll("dateSet"),
  INSTALLATION_IN_PROGRESS: inAll("installation"),
  WINDOW_INSTALLED: inAll("installed"),
  INSTALLED_BY_TAGLYS_INSTALLER: inAll("installed"),
  INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE: inAll("installed"),
  WINDOW_REGISTERED: inAll("registered"),
};

/**
 * The steps of a request with what is behind, where it stands and what is to come. A cancelled request ends at the step
 * it had reached. For a status from a newer backend the one before stands in; without that only the sending is certain.
 */
export function timelineOf(standing: Standing): { steps: Step[] } {
  const { status, previousActiveStatus, alternativeInstallationFlow } = standing;
  const flow = isFlow(standing.flow) ? standing.flow : "DEFAULT";
  const way = ways[flow][alternativeInstallationFlow ? "offerFirst" : "visitFirst"];
  const halt = halted.get(status);
  const active = [status, previousActiveStatus].find(isActive);
  if (active === "WINDOW_REGISTERED" && !halt) return { steps: way.map((id) => ({ id, state: "done" })) };

  const here = active ? way.indexOf(stepsByStatus[active][flow]) : 0;
  const stateHere = halt ?? (active ? "current" : "done");
  const steps = way.map((id, index): Step => {
    if (index === here) return { id, state: stateHere };
    return { id, state: index < here ? "done" : "upcoming" };
  });
  return { steps: halt === "stopped" ? steps.slice(0, here + 1) : steps };
}

function isFlow(flow: string): flow is InstallationFlow {
  return Object.hasOwn(ways, flow);
}

function isActive(status: string | null): status is ActiveStatus {
  return status !== null && Object.hasOwn(stepsByStatus, status);
}
