import type { RequestStatus } from "../../../api/generated/main.ts";

const finalStatuses: readonly string[] = [
  "CANCELLED",
  "REASSIGNED",
  "WINDOW_INSTALLED",
  "WINDOW_REGISTERED",
  "INSTALLED_BY_TAGLYS_INSTALLER",
  "INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE",
] satisfies RequestStatus[];

/** True also for a status that only a newer backend knows: the service decides then. */
export function isCancellable(status: string): boolean {
  return !finalStatuses.includes(status);
}
