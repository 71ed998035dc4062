import { beforeEach, describe, expect, it } from "vitest";
import { requireDefined } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import type { World } from "#world/world.ts";
import { createId } from "../../../schema/createId.ts";

const claimDocument = `mutation ($token: String!) {
  claimRegisteredWindows(registrationToken: $token) { id key }
}`;
let world: World;
let token: string;
beforeEach(async () => {
  world = createStandingWorld();
  await createClient(world, "dario").registration(
    `mutation { registerInstalledWindows(windowProducts: [
      {key: "TGS M06", serialNumber: "TG770001", installationDate: "2026-03-01"}
    ]) }`,
  );
  token = requireDefined(world.registrations[0]).token;
});

describe("claimRegisteredWindows", () => {
  it("responds with REGISTRATION_TOKEN_EXPIRED after thirty days of the world's clock", async () => {
    const ben = createClient(world, "ben");
    world.clock.advance(30 * 86_400_000 + 1);
    const { codes } = await ben.registration(claimDocument, { token });
    expect(codes).toEqual(["REGISTRATION_TOKEN_EXPIRED"]);
    world.clock.advance(-1);
    // Also proves that the claim before moved no window.
    expect((await ben.registration(claimDocument, { token })).data).toEqual({
      claimRegisteredWindows: [{ id: createId("window", 6), key: "TGS M06" }],
    });
  });
});
