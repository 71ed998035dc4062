import { expect, it } from "vitest";
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
