import type { RequestStatus } from "../generated/mainApi.ts";

/** All statuses in the order of a request's progress. */
export const requestStatuses = [
  "OPEN",
  "HANDOVER_TO_TAGLYS_INSTALLER",
  "CLIENT_CONTACTED",
  "INSTALLER_SITE_VISIT",
  "OFFER_SENT",
  "HOMEOWNER_GOT_OFFER_FROM_INSTALLER",
  "OFFER_ACCEPTED",
  "INSTALLATION_DATE_CONFIRMED",
  "INSTALLATION_IN_PROGRESS",
  "HANDED_TO_TAGLYS_AT_HOME",
  "ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE",
  "IN_CLARIFICATION",
  "REASSIGNED",
  "WINDOW_INSTALLED",
  "INSTALLED_BY_TAGLYS_INSTALLER",
  "INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE",
  "WINDOW_REGISTERED",
  "CANCELLED",
] as const satisfies readonly RequestStatus[];

const finalStatuses: readonly RequestStatus[] = [
  "CANCELLED",
  "REASSIGNED",
  "WINDOW_INSTALLED",
  "WINDOW_REGISTERED",
];

/** Whether the customer can cancel a request with this status. */
export function isCancellable(status: RequestStatus): boolean {
  return !finalStatuses.includes(status) && !status.startsWith("INSTALLED_BY_");
}

/** Whether a request with this status is on hold. */
export function isPaused(status: RequestStatus): boolean {
  return status === "IN_CLARIFICATION" || status === "REASSIGNED";
}

/** Whether a project whose request has this status is archived. */
export function isArchiving(status: RequestStatus): boolean {
  return status === "CANCELLED" || status === "WINDOW_REGISTERED";
}
