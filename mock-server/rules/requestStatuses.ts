import type { InstallationFlow, RequestStatus } from "../generated/mainApi.ts";

interface RequestStatusRules {
  /** The flow of a request with this status, unless a scenario sets another. Default: `DEFAULT`. */
  flow?: InstallationFlow;
  /** The agreement of installer and customer, or the progress of the work; every value but the first includes an offer. */
  agreed: "nothing" | "offer" | "date" | "installing" | "installed";
  /** No status follows, so that the customer cannot cancel. */
  isFinal?: true;
  /** Days that the installer, or with an offer the customer, has for the next step, and how many of them remain. */
  deadline?: { days: number; remaining: number };
}

/** All statuses in the order of a request's progress. */
export const requestStatusRules: Readonly<Record<RequestStatus, RequestStatusRules>> = {
  OPEN: { agreed: "nothing", deadline: { days: 5, remaining: 3 } },
  HANDOVER_TO_TAGLYS_INSTALLER: {
    flow: "SPP_INSTALLER",
    agreed: "nothing",
    deadline: { days: 5, remaining: 3 },
  },
  CLIENT_CONTACTED: { agreed: "nothing", deadline: { days: 10, remaining: 6 } },
  INSTALLER_SITE_VISIT: { agreed: "nothing" },
  OFFER_SENT: { agreed: "offer", deadline: { days: 14, remaining: 9 } },
  HOMEOWNER_GOT_OFFER_FROM_INSTALLER: { agreed: "offer" },
  OFFER_ACCEPTED: { agreed: "offer" },
  INSTALLATION_DATE_CONFIRMED: { agreed: "date" },
  INSTALLATION_IN_PROGRESS: { agreed: "installing" },
  HANDED_TO_TAGLYS_AT_HOME: { flow: "SPP_TAGLYS", agreed: "nothing" },
  ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE: { flow: "SPP_TAGLYS", agreed: "offer" },
  IN_CLARIFICATION: { agreed: "nothing" },
  REASSIGNED: { agreed: "nothing", isFinal: true },
  WINDOW_INSTALLED: { agreed: "installed", isFinal: true },
  INSTALLED_BY_TAGLYS_INSTALLER: { flow: "SPP_INSTALLER", agreed: "installed", isFinal: true },
  INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE: { flow: "SPP_TAGLYS", agreed: "installed", isFinal: true },
  WINDOW_REGISTERED: { agreed: "installed", isFinal: true },
  CANCELLED: { agreed: "nothing", isFinal: true },
};

export const requestStatuses = Object.keys(requestStatusRules) as RequestStatus[];

/** Whether the customer can cancel a request with this status. */
export function isCancellable(status: RequestStatus): boolean {
  return !requestStatusRules[status].isFinal;
}

/** Whether a request with this status is on hold. */
export function isPaused(status: RequestStatus): boolean {
  return status === "IN_CLARIFICATION" || status === "REASSIGNED";
}

/** Whether a project whose request has this status is archived. */
export function isArchiving(status: RequestStatus): boolean {
  return status === "CANCELLED" || status === "WINDOW_REGISTERED";
}
