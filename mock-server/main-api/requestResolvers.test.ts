import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { found, requestOf } from "../testing/records.ts";
import { freshWorld, startOfTime, worlds } from "../testing/worlds.ts";
import { buildWorld } from "../world/buildWorld.ts";
import { contentSeeds } from "../world/content/contentSeeds.ts";
import { requestStatuses } from "../world/requestStatuses.ts";
import { customerTexts } from "../world/seeds/customerTexts.ts";
import type { World } from "../world/world.ts";
import { cartIn } from "./cartModel.ts";

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
        cart: request.cart && cartIn(world, request.cart, "de-DE"),
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
