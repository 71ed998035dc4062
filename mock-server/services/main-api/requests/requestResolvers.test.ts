import { expect, it } from "vitest";
import { contentSeeds } from "#seeds/content/contentSeeds.ts";
import { findRequest } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";

it("showRequest returns remaining days by the world's clock, negative if overdue", async () => {
  const world = createStandingWorld();
  const document = "query ($id: ID!) { showRequest(id: $id) { remainingDays } }";
  const { id } = findRequest(world, "anna", "OPEN");
  const queryRemainingDays = async () => (await createClient(world, "anna").main(document, { id })).data;
  expect(await queryRemainingDays()).toEqual({ showRequest: { remainingDays: 3 } });
  world.clock.advance(5 * 86_400_000);
  expect(await queryRemainingDays()).toEqual({ showRequest: { remainingDays: -2 } });
});

it("requestReasons lists five reasons in the language of the request, two of which allow a text", {
  tags: ["R7.14", "R3.12"],
}, async () => {
  const world = createStandingWorld();
  const { data } = await createClient(world, "clara", { "x-taglys-locale": "sv" }).main(
    "query ($id: ID!) { requestReasons(idRequest: $id) { id label allowsFreeText } }",
    { id: findRequest(world, "clara").id },
  );
  const labels = contentSeeds.sv.cancellationReasons;
  expect(data).toEqual({
    requestReasons: [
      { id: "reason-1", label: labels.tooExpensive, allowsFreeText: false },
      { id: "reason-2", label: labels.tookTooLong, allowsFreeText: false },
      { id: "reason-3", label: labels.otherInstaller, allowsFreeText: true },
      { id: "reason-4", label: labels.noLongerNeeded, allowsFreeText: false },
      { id: "reason-5", label: labels.other, allowsFreeText: true },
    ],
  });
});
