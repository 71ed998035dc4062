import { expect, it } from "vitest";
import { buildScenario } from "#testing/buildScenario.ts";

it.each([
  ["OPEN", ["REQUEST_STATUS_CHANGED", "MESSAGE_RECEIVED", "REQUEST_STATUS_CHANGED"]],
  ["OFFER_SENT", ["OFFER_RECEIVED", "REQUEST_STATUS_CHANGED", "MESSAGE_RECEIVED"]],
  [
    "INSTALLATION_DATE_CONFIRMED",
    ["OFFER_RECEIVED", "REQUEST_STATUS_CHANGED", "MESSAGE_RECEIVED", "INSTALLATION_DATE_SET"],
  ],
])("unread notifications, an hour apart, fit a request in status %s", (status, types) => {
  const world = buildScenario("DE", "request", { status, notifications: types.length });
  const times = ["2026-03-08T08:00", "2026-03-08T07:00", "2026-03-08T06:00", "2026-03-08T05:00"];
  const projectContact = { salutation: "MRS", firstName: "Clara", lastName: "Vogt" };
  expect(world.notifications).toEqual(
    types.map((type, index) => ({
      id: `notification-${index + 1}`,
      accountId: "account-clara",
      isRead: false,
      projectId: "project-1",
      type,
      createdAt: expect.stringContaining(`${times[index]}`),
      metadata: { requestId: "request-1", projectType: "ROOF_WINDOW", projectContact },
    })),
  );
});
