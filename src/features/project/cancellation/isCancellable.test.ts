import { expect, it } from "vitest";
import type { RequestStatus } from "../../../api/generated/main.ts";
import { isCancellable } from "./isCancellable.ts";

const statuses: Record<RequestStatus, boolean> = {
  CANCELLED: false,
  CLIENT_CONTACTED: true,
  HANDED_TO_TAGLYS_AT_HOME: true,
  HANDOVER_TO_TAGLYS_INSTALLER: true,
  HOMEOWNER_GOT_OFFER_FROM_INSTALLER: true,
  IN_CLARIFICATION: true,
  INSTALLATION_DATE_CONFIRMED: true,
  INSTALLATION_IN_PROGRESS: true,
  INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE: false,
  INSTALLED_BY_TAGLYS_INSTALLER: false,
  INSTALLER_SITE_VISIT: true,
  OFFER_ACCEPTED: true,
  OFFER_SENT: true,
  OPEN: true,
  ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE: true,
  REASSIGNED: false,
  WINDOW_INSTALLED: false,
  WINDOW_REGISTERED: false,
};

it.each(Object.entries(statuses))("isCancellable returns for %s: %s", (status, expected) => {
  expect(isCancellable(status)).toBe(expected);
});

it("isCancellable returns true for a status that only a newer backend knows", () => {
  expect(isCancellable("ON_THE_MOON")).toBe(true);
});
