import { beforeEach, describe, expect, it } from "vitest";
import { contentSeeds } from "../../../seeds/content/contentSeeds.ts";
import { findRequest, requireDefined } from "../../../testing/findRecords.ts";
import { createClient } from "../../../testing/serviceClient.ts";
import { createStandingWorld } from "../../../testing/worlds.ts";
import type { World } from "../../../world/world.ts";

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

describe("showRequest", () => {
  it("returns the status before the pause of a paused request", { tags: ["R4.2"] }, async () => {
    const paused = requireDefined(
      world.requests.find(({ statusBeforePausing }) => statusBeforePausing === "OFFER_SENT"),
    );
    const { data } = await createClient(world, "anna").main(
      "query ($id: ID!) { showRequest(id: $id) { currentStatus previousActiveStatus } }",
      { id: paused.id },
    );
    expect(data).toEqual({
      showRequest: { currentStatus: "IN_CLARIFICATION", previousActiveStatus: "OFFER_SENT" },
    });
  });

  it("returns remaining days by the world's clock, negative if overdue", async () => {
    const { id } = findRequest(world, "anna", "OPEN");
    const queryRemainingDays = async () =>
      (
        await createClient(world, "anna").main(
          "query ($id: ID!) { showRequest(id: $id) { remainingDays } }",
          {
            id,
          },
        )
      ).data;
    expect(await queryRemainingDays()).toEqual({ showRequest: { remainingDays: 3 } });
    world.clock.advance(5 * 86_400_000);
    expect(await queryRemainingDays()).toEqual({ showRequest: { remainingDays: -2 } });
  });
});

describe("requestReasons", () => {
  it.each([
    { locale: "de-DE", language: "de" },
    { locale: "fr-CH", language: "fr" },
    { locale: "sv", language: "sv" },
  ] as const)(
    "lists the reasons in the language of $locale",
    { tags: ["R7.14", "R3.12"] },
    async ({ locale, language }) => {
      const { data } = await createClient(world, "clara", { "x-taglys-locale": locale }).main(
        "query ($id: ID!) { requestReasons(idRequest: $id) { id label allowsFreeText } }",
        { id: findRequest(world, "clara").id },
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
