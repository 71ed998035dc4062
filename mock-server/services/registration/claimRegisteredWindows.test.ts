import { beforeEach, describe, expect, it } from "vitest";
import { requireDefined } from "../../testing/findRecords.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";

const dayMs = 86_400_000;
const claimDocument = `mutation ($token: String!) {
  claimRegisteredWindows(registrationToken: $token) { id key }
}`;
const listDocument = "{ registeredWindows { items { id } } }";
const createExpectedPage = (...ids: string[]) => ({
  registeredWindows: { items: ids.map((id) => ({ id })) },
});

let world: World;
let token: string;
beforeEach(async () => {
  world = createStandingWorld();
  await createClient(world, "dario").registration(
    `mutation { registerInstalledWindows(windowProducts: [
      {key: "TGS M06", serialNumber: "TG770001", installationDate: "2026-03-01"}
      {key: "TGF C04", serialNumber: "TG770002", installationDate: "2026-03-01"}
    ]) }`,
  );
  token = requireDefined(world.registrations[0]).token;
});

describe("claimRegisteredWindows", () => {
  it("moves the windows of a registration to the signed-in account", {
    tags: ["R7.48", "R1.3"],
  }, async () => {
    const ben = createClient(world, "ben");
    expect((await ben.registration(claimDocument, { token })).data).toEqual({
      claimRegisteredWindows: [
        { id: "window-6", key: "TGS M06" },
        { id: "window-7", key: "TGF C04" },
      ],
    });
    expect((await ben.registration(listDocument)).data).toEqual(createExpectedPage("window-6", "window-7"));
    expect((await createClient(world, "dario").registration(listDocument)).data).toEqual(
      createExpectedPage("window-3", "window-4", "window-5"),
    );
  });

  it("responds with REGISTRATION_TOKEN_EXPIRED after thirty days of the world's clock", async () => {
    world.clock.advance(30 * dayMs + 1);
    expect((await createClient(world, "ben").registration(claimDocument, { token })).codes).toEqual([
      "REGISTRATION_TOKEN_EXPIRED",
    ]);
    expect((await createClient(world, "ben").registration(listDocument)).data).toEqual(createExpectedPage());
    world.clock.advance(-1);
    expect((await createClient(world, "ben").registration(claimDocument, { token })).errors).toEqual([]);
  });

  it("does not accept a token of another world", async () => {
    const other = createStandingWorld("DE", "other");
    expect((await createClient(other, "ben").registration(claimDocument, { token })).codes).toEqual([
      "REGISTRATION_TOKEN_UNKNOWN",
    ]);
  });
});
