import type { RequestStatus } from "../generated/mainApi.ts";

/** All statuses in the order in which a request passes through them, side tracks last. */
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

const ended: readonly RequestStatus[] = ["CANCELLED", "REASSIGNED", "WINDOW_INSTALLED", "WINDOW_REGISTERED"];

/** Whether the customer may still cancel. */
export function isCancellable(status: RequestStatus): boolean {
  return !ended.includes(status) && !status.startsWith("INSTALLED_BY_");
}

/** Whether the manufacturer has put the request on hold. */
export function isPaused(status: RequestStatus): boolean {
  return status === "IN_CLARIFICATION" || status === "REASSIGNED";
}

/** Whether nothing more will happen in a project with a request of this status. */
export function isArchiving(status: RequestStatus): boolean {
  return status === "CANCELLED" || status === "WINDOW_REGISTERED";
}
