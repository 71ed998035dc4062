import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { found, requestOf } from "../testing/records.ts";
import { freshWorld, startOfTime, worlds } from "../testing/worlds.ts";
import { buildWorld } from "../world/buildWorld.ts";
import { contentSeeds } from "../world/content/contentSeeds.ts";
import { requestStatuses } from "../world/requestStatuses.ts";
import { customerTexts } from "../world/seeds/customerTexts.ts";
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

describe("showRequest", () => {
  it("shows the caller's request [R7.13] [R3.4] [R3.5] [R3.6] [R3.8]", async () => {
    const request = requestOf(world, "clara");
    const { data } = await callerIn(world, "clara").main(
      `query ($id: ID!) { showRequest(id: $id) {
        id currentStatus currentReason { id } previousActiveStatus deadlineDays remainingDays overdue createdAt
        installationStartDate installationEndDate installationFlow isUserConfirmed
        installerLocation { installerId logo name street postalCode city isPremium isExpert email phone }
        cart { installableProductName installableProductCount installableProductImages
          total { netProductPrice netInstallationPrice netPrice price } items { sku description amount price netPrice } }
        customer { id salutation firstName lastName email phone alternatePhone company postCode city street houseNumber
          county tenancy acceptedMarketing }
      } }`,
      { id: request.id },
    );
    expect(data).toEqual({
      showRequest: {
        id: request.id,
        currentStatus: "OFFER_SENT",
        currentReason: null,
        previousActiveStatus: null,
        deadlineDays: 14,
        remainingDays: 9,
        overdue: false,
        createdAt: "2026-03-03T08:00:00.000Z",
        installationStartDate: null,
        installationEndDate: null,
        installationFlow: "DEFAULT",
        isUserConfirmed: true,
        installerLocation: found(world.installers.find((it) => it.installerId === request.installerId)),
        cart: request.cart,
        customer: request.customer,
      },
    });
  });

  it.each(requestStatuses)("shows a request in the status %s [R4.1]", async (status) => {
    const { data } = await callerIn(world, "anna").main(
      "query ($id: ID!) { showRequest(id: $id) { currentStatus } }",
      { id: requestOf(world, "anna", status).id },
    );
    expect(data).toEqual({ showRequest: { currentStatus: status } });
  });

  it("shows the status before a pause [R4.2]", async () => {
    const paused = found(world.requests.find((it) => it.statusBeforePausing === "OFFER_SENT"));
    const { data } = await callerIn(world, "anna").main(
      "query ($id: ID!) { showRequest(id: $id) { currentStatus previousActiveStatus } }",
      { id: paused.id },
    );
    expect(data).toEqual({
      showRequest: { currentStatus: "IN_CLARIFICATION", previousActiveStatus: "OFFER_SENT" },
    });
  });

  it("counts the days that remain by the world's clock, below zero once overdue", async () => {
    const { id } = requestOf(world, "anna", "OPEN");
    const remaining = async () =>
      (
        await callerIn(world, "anna").main("query ($id: ID!) { showRequest(id: $id) { remainingDays } }", {
          id,
        })
      ).data;
    expect(await remaining()).toEqual({ showRequest: { remainingDays: 3 } });
    world.clock.advance(5 * 86_400_000);
    expect(await remaining()).toEqual({ showRequest: { remainingDays: -2 } });
  });
});

describe("projectRequests", () => {
  const list = `query ($id: ID!) { projectRequests(projectId: $id) {
    id projectId currentStatus statusBeforePausing currentReasonId customReason
  } }`;

  it("lists all requests of a project, newest first [R3.4] [R4.2]", async () => {
    const plan = { id: "several", country: "DE", scenario: "severalRequests", now: startOfTime } as const;
    const several = worlds.replace(buildWorld(plan));
    const { data } = await callerIn(several, "clara").main(list, { id: "project-1" });
    const none = { statusBeforePausing: null, currentReasonId: null, customReason: null };
    const projectId = "project-1";
    expect(data).toEqual({
      projectRequests: [
        { ...none, id: "request-3", projectId, currentStatus: "OFFER_SENT" },
        {
          id: "request-2",
          projectId,
          currentStatus: "CANCELLED",
          statusBeforePausing: "CLIENT_CONTACTED",
          currentReasonId: "reason-3",
          customReason: customerTexts.de.cancellation,
        },
        {
          ...none,
          id: "request-1",
          projectId,
          currentStatus: "REASSIGNED",
          statusBeforePausing: "CLIENT_CONTACTED",
        },
      ],
    });
    worlds.delete("several");
  });

  it("is empty for a draft", async () => {
    const draft = found(world.projects.find(({ registeredAt }) => registeredAt === null));
    const { data } = await callerIn(world, "anna").main(list, { id: draft.id });
    expect(data).toEqual({ projectRequests: [] });
  });

  it.each(["project-1", "project-25", "project-99", "", "__proto__"])(
    "is null for %s, which is not Clara's",
    async (id) => {
      const { data, errors } = await callerIn(world, "clara").main(list, { id });
      expect(data).toEqual({ projectRequests: null });
      expect(errors).toEqual([]);
    },
  );
});

describe("requestReasons", () => {
  it.each([
    { locale: "de-DE", language: "de" },
    { locale: "fr-CH", language: "fr" },
    { locale: "sv", language: "sv" },
  ] as const)(
    "lists the reasons in the language of $locale [R7.14] [R3.12]",
    async ({ locale, language }) => {
      const { data } = await callerIn(world, "clara", { "x-taglys-locale": locale }).main(
        "query ($id: ID!) { requestReasons(idRequest: $id) { id label allowsFreeText } }",
        { id: requestOf(world, "clara").id },
      );
      const labels = contentSeeds[language].cancellationReasons;
      expect(data).toEqual({
        requestReasons: [
          { id: "reason-1", label: labels.tooExpensive, allowsFreeText: false },
          { id: "reason-2", label: labels.tookTooLong, allowsFreeText: false },
          { id: "reason-3", label: labels.otherInstaller, allowsFreeText: true },
          { id: "reason-4", label: labels.noLongerNeeded, allowsFreeText: false },
          { id: "reason-5", label: labels.other, allowsFreeText: true },
        ],
      });
    },
  );
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
    "CANCELLED",
    "REASSIGNED",
    "WINDOW_INSTALLED",
    "WINDOW_REGISTERED",
    "INSTALLED_BY_TAGLYS_INSTALLER",
    "INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE",
  ] as const;

  it.each(ended)("is refused in the status %s [R7.20]", async (status) => {
    const request = requestOf(world, "anna", status);
    const before = structuredClone(request);
    const answer = await callerIn(world, "anna").main(cancel, { id: request.id });
    expect(answer.codes).toEqual(["REQUEST_NOT_CANCELLABLE"]);
    expect(answer.errors[0]?.message).toMatch(/^(This request|The windows of this request) [^A-Z_]+\./);
    expect(request).toEqual(before);
  });

  const open = requestStatuses.filter((status) => !ended.some((it) => it === status));

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
    expect(answer.errors[0]?.message).toBe("This request has been cancelled already.");
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
