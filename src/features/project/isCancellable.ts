import type { RequestStatus } from "../../api/generated/main/graphql.ts";

const endings: readonly string[] = [
  "CANCELLED",
  "REASSIGNED",
  "WINDOW_INSTALLED",
  "WINDOW_REGISTERED",
  "INSTALLED_BY_TAGLYS_INSTALLER",
  "INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE",
] satisfies RequestStatus[];

/** Whether a request of this status may be cancelled. Of a status it does not know, the service decides. */
export function isCancellable(status: string): boolean {
  return !endings.includes(status);
}
