import { expect, it } from "vitest";
import type { RequestStatus } from "../../api/generated/main.ts";
import { getRequestStatusTone } from "./requestStatusTone.ts";

const statusesByTone: Readonly<Record<string, readonly RequestStatus[]>> = {
  negative: ["CANCELLED"],
  caution: ["IN_CLARIFICATION", "REASSIGNED"],
  positive: [
    "OFFER_ACCEPTED",
    "INSTALLATION_DATE_CONFIRMED",
    "INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE",
    "INSTALLED_BY_TAGLYS_INSTALLER",
    "WINDOW_INSTALLED",
    "WINDOW_REGISTERED",
  ],
  progress: [
    "OPEN",
    "CLIENT_CONTACTED",
    "HANDED_TO_TAGLYS_AT_HOME",
    "HANDOVER_TO_TAGLYS_INSTALLER",
    "ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE",
    "INSTALLER_SITE_VISIT",
    "HOMEOWNER_GOT_OFFER_FROM_INSTALLER",
    "OFFER_SENT",
    "INSTALLATION_IN_PROGRESS",
  ],
};

it("getRequestStatusTone › is tested for all eighteen statuses", () => {
  expect(new Set(Object.values(statusesByTone).flat()).size).toBe(18);
});

it.each(Object.entries(statusesByTone))(
  "getRequestStatusTone › returns %s for %j",
  { tags: ["R4.1"] },
  (tone, statuses) => {
    expect(statuses.map(getRequestStatusTone)).toEqual(statuses.map(() => tone));
  },
);
