// @vitest-environment node
import { describe, expect, it } from "vitest";
import { getRequestStatusMessage } from "./requestStatusMessages.ts";

const statuses = [
  "CANCELLED",
  "CLIENT_CONTACTED",
  "HANDED_TO_TAGLYS_AT_HOME",
  "HANDOVER_TO_TAGLYS_INSTALLER",
  "HOMEOWNER_GOT_OFFER_FROM_INSTALLER",
  "IN_CLARIFICATION",
  "INSTALLATION_DATE_CONFIRMED",
  "INSTALLATION_IN_PROGRESS",
  "INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE",
  "INSTALLED_BY_TAGLYS_INSTALLER",
  "INSTALLER_SITE_VISIT",
  "OFFER_ACCEPTED",
  "OFFER_SENT",
  "OPEN",
  "ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE",
  "REASSIGNED",
  "WINDOW_INSTALLED",
  "WINDOW_REGISTERED",
] as const;

describe("getRequestStatusMessage", () => {
  it("returns a different message for each of the eighteen statuses", { tags: ["R4.1"] }, () => {
    const ids = new Set(statuses.map((status) => getRequestStatusMessage(status).id));
    expect(ids.size).toBe(18);
    expect(ids).not.toContain("requestStatus.unknown");
  });

  it.each(["SOMETHING_NEW", "toString", ""])(
    "returns a general message for the unknown status %j",
    (status) => {
      expect(getRequestStatusMessage(status).id).toBe("requestStatus.unknown");
    },
  );
});
