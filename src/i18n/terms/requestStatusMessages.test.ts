import { describe, expect, it } from "vitest";
import { requestStatuses } from "../../testing/data/requestStatuses.ts";
import { getRequestStatusMessage } from "./requestStatusMessages.ts";

describe("getRequestStatusMessage", () => {
  it("returns a different message for each of the eighteen statuses", { tags: ["R4.1"] }, () => {
    const ids = new Set(requestStatuses.map((status) => getRequestStatusMessage(status).id));
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
