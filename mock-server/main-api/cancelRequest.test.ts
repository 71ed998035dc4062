import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { found, requestOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import { de } from "../texts/de.ts";
import { contentSeeds } from "../world/content/contentSeeds.ts";
import { requestStatuses } from "../world/requestStatuses.ts";
import type { World } from "../world/world.ts";

const cancel = `mutation ($id: ID!, $reason: ID! = "reason-1", $words: String) {
  cancelRequest(requestId: $id, reasonId: $reason, customReason: $words) {
    id currentStatus previousActiveStatus currentReason { id label allowsFreeText }
  }
}`;

let world: World;
beforeEach(() => {
  world = freshWorld();
});

describe("cancelRequest", () => {
  it("cancels with a reason, keeps the last status and archives the project [R7.20] [R4.3] [R1.5]", async () => {
    const clara = callerIn(world, "clara");
    const { id } = requestOf(world, "clara");
    const { data } = await clara.main(cancel, { id, reason: "reason-3" });
    const label = contentSeeds.de.cancellationReasons.otherInstaller;
    expect(data).toEqual({
      cancelRequest: {
        id,
        currentStatus: "CANCELLED",
        previousActiveStatus: "OFFER_SENT",
        currentReason: { id: "reason-3", label, allowsFreeText: true },
      },
    });
    const shown = await clara.main(
      `query ($id: ID!) {
        showRequest(id: $id) { currentStatus currentReason { id } }
        projects { items { isArchived activeRequest { currentStatus currentReasonId statusBeforePausing } } }
      }`,
      { id },
    );
    expect(shown.data).toEqual({
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

  it("keeps the status before the pause of a paused request [R4.2]", async () => {
    const paused = found(world.requests.find((it) => it.statusBeforePausing === "OFFER_SENT"));
    const { data } = await callerIn(world, "anna").main(cancel, { id: paused.id });
    expect(data).toMatchObject({ cancelRequest: { previousActiveStatus: "OFFER_SENT" } });
  });

  const ended = [
    ["CANCELLED", de.cancelledAlready],
    ["REASSIGNED", de.reassigned],
    ["WINDOW_INSTALLED", de.cancelledTooLate],
    ["WINDOW_REGISTERED", de.cancelledTooLate],
    ["INSTALLED_BY_TAGLYS_INSTALLER", de.cancelledTooLate],
    ["INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE", de.cancelledTooLate],
  ] as const;

  it.each(ended)("is refused in the status %s [R7.20]", async (status, message) => {
    const request = requestOf(world, "anna", status);
    const before = structuredClone(request);
    const answer = await callerIn(world, "anna").main(cancel, { id: request.id });
    expect(answer.codes).toEqual(["REQUEST_NOT_CANCELLABLE"]);
    expect(answer.errors[0]?.message).toBe(message);
    expect(request).toEqual(before);
  });

  const open = requestStatuses.filter((status) => !ended.some(([it]) => it === status));

  it.each(open)("is possible in the status %s [R7.20]", async (status) => {
    const request = requestOf(world, "anna", status);
    expect((await callerIn(world, "anna").main(cancel, { id: request.id })).errors).toEqual([]);
    expect(request.currentStatus).toBe("CANCELLED");
  });

  it("leaves nobody a deadline", async () => {
    const request = requestOf(world, "clara");
    await callerIn(world, "clara").main(cancel, { id: request.id });
    world.clock.advance(30 * 86_400_000);
    const { data } = await callerIn(world, "clara").main(
      "query ($id: ID!) { showRequest(id: $id) { deadlineDays remainingDays overdue } }",
      { id: request.id },
    );
    expect(data).toEqual({ showRequest: { deadlineDays: null, remainingDays: null, overdue: false } });
  });

  it("is refused to whoever cancels a second time, in words for a customer [R7.20]", async () => {
    const clara = callerIn(world, "clara");
    const { id } = requestOf(world, "clara");
    await clara.main(cancel, { id });
    const answer = await clara.main(cancel, { id });
    expect(answer.codes).toEqual(["REQUEST_NOT_CANCELLABLE"]);
    expect(answer.errors[0]?.message).toBe(de.cancelledAlready);
  });

  it.each([
    { title: "words", words: " They were\nkinder. ", kept: "They were\nkinder." },
    { title: "500 characters", words: ` ${"ä".repeat(500)} `, kept: "ä".repeat(500) },
    { title: "blanks", words: " \n ", kept: null },
    { title: "no words", words: null, kept: null },
  ])("keeps $title of the customer's own [R7.20]", async ({ words, kept }) => {
    const request = requestOf(world, "clara");
    const { errors } = await callerIn(world, "clara").main(cancel, {
      id: request.id,
      reason: "reason-5",
      words,
    });
    expect(errors).toEqual([]);
    expect(request.customReason).toBe(kept);
  });

  it("takes blanks with a reason that allows no words", async () => {
    const request = requestOf(world, "clara");
    const { errors } = await callerIn(world, "clara").main(cancel, { id: request.id, words: " " });
    expect(errors).toEqual([]);
  });

  it.each([
    { title: "too many words", reason: "reason-3", words: "x".repeat(501), fields: ["customReason"] },
    { title: "words where none are allowed", reason: "reason-1", words: "No.", fields: ["customReason"] },
    {
      title: "an unknown reason and too many words",
      reason: "reason-9",
      words: "x".repeat(501),
      fields: ["reasonId", "customReason"],
    },
  ])("refuses $title [R7.20]", async ({ reason, words, fields }) => {
    const request = requestOf(world, "clara");
    const before = structuredClone(request);
    const answer = await callerIn(world, "clara").main(cancel, { id: request.id, reason, words });
    expect(new Set(answer.codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    expect(answer.fields).toEqual(fields);
    expect(request).toEqual(before);
  });

  it("needs a known reason", async () => {
    const request = requestOf(world, "clara");
    const answer = await callerIn(world, "clara").main(cancel, { id: request.id, reason: "reason-9" });
    expect(answer.codes).toEqual(["VALIDATION_FAILED"]);
    expect(answer.fields).toEqual(["reasonId"]);
    expect(request.currentStatus).toBe("OFFER_SENT");
  });
});
