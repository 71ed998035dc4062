import { beforeEach, describe, expect, it } from "vitest";
import { requestStatuses } from "../../../rules/requestStatuses.ts";
import { contentSeeds } from "../../../seeds/content/contentSeeds.ts";
import { findRequest, requireDefined } from "../../../testing/findRecords.ts";
import { createClient } from "../../../testing/serviceClient.ts";
import { createStandingWorld } from "../../../testing/worlds.ts";
import de from "../../../texts/de.json" with { type: "json" };
import type { World } from "../../../world/world.ts";

const cancelDocument = `mutation ($id: ID!, $reason: ID! = "reason-1", $customReason: String) {
  cancelRequest(requestId: $id, reasonId: $reason, customReason: $customReason) {
    id currentStatus previousActiveStatus currentReason { id label allowsFreeText }
  }
}`;

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

describe("cancelRequest", () => {
  it("stores the reason, keeps the status before cancellation and archives the project", {
    tags: ["R7.20", "R4.3", "R1.5"],
  }, async () => {
    const clara = createClient(world, "clara");
    const { id } = findRequest(world, "clara");
    const { data } = await clara.main(cancelDocument, { id, reason: "reason-3" });
    const label = contentSeeds.de.cancellationReasons.otherInstaller;
    expect(data).toEqual({
      cancelRequest: {
        id,
        currentStatus: "CANCELLED",
        previousActiveStatus: "OFFER_SENT",
        currentReason: { id: "reason-3", label, allowsFreeText: true },
      },
    });
    const result = await clara.main(
      `query ($id: ID!) {
        showRequest(id: $id) { currentStatus currentReason { id } }
        projects { items { isArchived activeRequest { currentStatus currentReasonId statusBeforePausing } } }
      }`,
      { id },
    );
    expect(result.data).toEqual({
      showRequest: { currentStatus: "CANCELLED", currentReason: { id: "reason-3" } },
      projects: {
        items: [
          {
            isArchived: true,
            activeRequest: {
              currentStatus: "CANCELLED",
              currentReasonId: "reason-3",
              statusBeforePausing: "OFFER_SENT",
            },
          },
        ],
      },
    });
  });

  it("keeps the status before the pause if the request was paused", { tags: ["R4.2"] }, async () => {
    const paused = requireDefined(
      world.requests.find(({ statusBeforePausing }) => statusBeforePausing === "OFFER_SENT"),
    );
    const { data } = await createClient(world, "anna").main(cancelDocument, { id: paused.id });
    expect(data).toMatchObject({ cancelRequest: { previousActiveStatus: "OFFER_SENT" } });
  });

  const finalStatuses = [
    ["CANCELLED", de.alreadyCancelled],
    ["REASSIGNED", de.reassigned],
    ["WINDOW_INSTALLED", de.cancelledTooLate],
    ["WINDOW_REGISTERED", de.cancelledTooLate],
    ["INSTALLED_BY_TAGLYS_INSTALLER", de.cancelledTooLate],
    ["INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE", de.cancelledTooLate],
  ] as const;

  it.each(finalStatuses)(
    "responds with REQUEST_NOT_CANCELLABLE in the status %s",
    { tags: ["R7.20"] },
    async (status, message) => {
      const request = findRequest(world, "anna", status);
      const before = structuredClone(request);
      const result = await createClient(world, "anna").main(cancelDocument, { id: request.id });
      expect(result.codes).toEqual(["REQUEST_NOT_CANCELLABLE"]);
      expect(result.errors[0]?.message).toBe(message);
      expect(request).toEqual(before);
    },
  );

  const cancellableStatuses = requestStatuses.filter(
    (status) => !finalStatuses.some(([finalStatus]) => finalStatus === status),
  );

  it.each(cancellableStatuses)("cancels a request in the status %s", { tags: ["R7.20"] }, async (status) => {
    const request = findRequest(world, "anna", status);
    expect((await createClient(world, "anna").main(cancelDocument, { id: request.id })).errors).toEqual([]);
    expect(request.currentStatus).toBe("CANCELLED");
  });

  it("removes the deadline", async () => {
    const request = findRequest(world, "clara");
    await createClient(world, "clara").main(cancelDocument, { id: request.id });
    world.clock.advance(30 * 86_400_000);
    const { data } = await createClient(world, "clara").main(
      "query ($id: ID!) { showRequest(id: $id) { deadlineDays remainingDays overdue } }",
      { id: request.id },
    );
    expect(data).toEqual({ showRequest: { deadlineDays: null, remainingDays: null, overdue: false } });
  });

  it.each([
    { title: "a trimmed text", customReason: " They were\nkinder. ", stored: "They were\nkinder." },
    { title: "500 characters", customReason: ` ${"ä".repeat(500)} `, stored: "ä".repeat(500) },
    { title: "null for blanks", customReason: " \n ", stored: null },
    { title: "null for null", customReason: null, stored: null },
  ])("stores $title as the custom reason", { tags: ["R7.20"] }, async ({ customReason, stored }) => {
    const request = findRequest(world, "clara");
    const { errors } = await createClient(world, "clara").main(cancelDocument, {
      id: request.id,
      reason: "reason-5",
      customReason,
    });
    expect(errors).toEqual([]);
    expect(request.customReason).toBe(stored);
  });

  it.each([
    {
      title: "a custom reason of 501 characters",
      reason: "reason-3",
      customReason: "x".repeat(501),
      fields: ["customReason"],
    },
    {
      title: "a custom reason if the reason does not allow one",
      reason: "reason-1",
      customReason: "No.",
      fields: ["customReason"],
    },
    {
      title: "an unknown reason and a custom reason of 501 characters",
      reason: "reason-9",
      customReason: "x".repeat(501),
      fields: ["reasonId", "customReason"],
    },
  ])("rejects $title", { tags: ["R7.20"] }, async ({ reason, customReason, fields }) => {
    const request = findRequest(world, "clara");
    const before = structuredClone(request);
    const result = await createClient(world, "clara").main(cancelDocument, {
      id: request.id,
      reason,
      customReason,
    });
    expect(new Set(result.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(result.fields).toEqual(fields);
    expect(request).toEqual(before);
  });
});
