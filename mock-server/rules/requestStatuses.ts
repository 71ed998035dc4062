import type { InstallationFlow, RequestStatus } from "../generated/mainApi.ts";

interface RequestStatusFacts {
  /** The flow of a request with this status, unless a scenario sets another. */
  flow: InstallationFlow;
  /** The agreement of installer and customer, or the progress of the work; every value but the first includes an offer. */
  agreed: "nothing" | "offer" | "date" | "installing" | "installed";
  /** Whether no status follows, so that the customer cannot cancel. */
  isFinal: boolean;
  /** Days that the installer, or with an offer the customer, has for the next step, and how many of them remain. */
  deadline: { days: number; remaining: number } | null;
}

/** All statuses in the order of a request's progress. */
export const requestStatusFacts: Readonly<Record<RequestStatus, RequestStatusFacts>> = {
  OPEN: { flow: "DEFAULT", agreed: "nothing", isFinal: false, deadline: { days: 5, remaining: 3 } },
  HANDOVER_TO_TAGLYS_INSTALLER: {
    flow: "SPP_INSTALLER",
    agreed: "nothing",
    isFinal: false,
    deadline: { days: 5, remaining: 3 },
  },
  CLIENT_CONTACTED: {
    flow: "DEFAULT",
    agreed: "nothing",
    isFinal: false,
    deadline: { days: 10, remaining: 6 },
  },
  INSTALLER_SITE_VISIT: { flow: "DEFAULT", agreed: "nothing", isFinal: false, deadline: null },
  OFFER_SENT: { flow: "DEFAULT", agreed: "offer", isFinal: false, deadline: { days: 14, remaining: 9 } },
  HOMEOWNER_GOT_OFFER_FROM_INSTALLER: { flow: "DEFAULT", agreed: "offer", isFinal: false, deadline: null },
  OFFER_ACCEPTED: { flow: "DEFAULT", agreed: "offer", isFinal: false, deadline: null },
  INSTALLATION_DATE_CONFIRMED: { flow: "DEFAULT", agreed: "date", isFinal: false, deadline: null },
  INSTALLATION_IN_PROGRESS: { flow: "DEFAULT", agreed: "installing", isFinal: false, deadline: null },
  HANDED_TO_TAGLYS_AT_HOME: { flow: "SPP_TAGLYS", agreed: "nothing", isFinal: false, deadline: null },
  ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE: {
    flow: "SPP_TAGLYS",
    agreed: "offer",
    isFinal: false,
    deadline: null,
  },
  IN_CLARIFICATION: { flow: "DEFAULT", agreed: "nothing", isFinal: false, deadline: null },
  REASSIGNED: { flow: "DEFAULT", agreed: "nothing", isFinal: true, deadline: null },
  WINDOW_INSTALLED: { flow: "DEFAULT", agreed: "installed", isFinal: true, deadline: null },
  INSTALLED_BY_TAGLYS_INSTALLER: {
    flow: "SPP_INSTALLER",
    agreed: "installed",
    isFinal: true,
    deadline: null,
  },
  INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE: {
    flow: "SPP_TAGLYS",
    agreed: "installed",
    isFinal: true,
    deadline: null,
  },
  WINDOW_REGISTERED: { flow: "DEFAULT", agreed: "installed", isFinal: true, deadline: null },
  CANCELLED: { flow: "DEFAULT", agreed: "nothing", isFinal: true, deadline: null },
};

export const requestStatuses = Object.keys(requestStatusFacts) as RequestStatus[];

/** Whether the customer can cancel a request with this status. */
export function isCancellable(status: RequestStatus): boolean {
  return !requestStatusFacts[status].isFinal;
}

/** Whether a request with this status is on hold. */
export function isPaused(status: RequestStatus): boolean {
  return status === "IN_CLARIFICATION" || status === "REASSIGNED";
}

/** Whether a project whose request has this status is archived. */
export function isArchiving(status: RequestStatus): boolean {
  return status === "CANCELLED" || status === "WINDOW_REGISTERED";
}
