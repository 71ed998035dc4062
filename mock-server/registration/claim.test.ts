import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { found } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

const day = 86_400_000;
const claim = `mutation ($token: String!) {
  claimRegisteredWindows(registrationToken: $token) { id key }
}`;
const list = "{ registeredWindows { items { id } } }";
const pageOf = (...ids: string[]) => ({ registeredWindows: { items: ids.map((id) => ({ id })) } });

let world: World;
let token: string;
beforeEach(async () => {
  world = freshWorld();
  await callerIn(world, "dario").registration(
    `mutation { registerInstalledWindows(windowProducts: [
      {key: "TGS M06", serialNumber: "TG770001", installationDate: "2026-03-01"}
      {key: "TGF C04", serialNumber: "TG770002", installationDate: "2026-03-01"}
    ]) }`,
  );
  token = found(world.registrations[0]).token;
});

describe("claimRegisteredWindows", () => {
  it("gives the windows of another's registration to the claimer [R7.48] [R1.3]", async () => {
    const ben = callerIn(world, "ben");
    expect((await ben.registration(claim, { token })).data).toEqual({
      claimRegisteredWindows: [
        { id: "window-6", key: "TGS M06" },
        { id: "window-7", key: "TGF C04" },
      ],
    });
    expect((await ben.registration(list)).data).toEqual(pageOf("window-6", "window-7"));
    expect((await callerIn(world, "dario").registration(list)).data).toEqual(
      pageOf("window-3", "window-4", "window-5"),
    );
  });

  it("lets the claimer alone change them", async () => {
    await callerIn(world, "ben").registration(claim, { token });
    const rename = 'mutation { updateRegisteredWindowNotes(id: "window-6", notes: "Mine.") { notes } }';
    expect((await callerIn(world, "dario").registration(rename)).codes).toEqual(["NOT_FOUND"]);
    expect((await callerIn(world, "ben").registration(rename)).errors).toEqual([]);
  });

  it("is possible once", async () => {
    await callerIn(world, "ben").registration(claim, { token });
    for (const persona of ["ben", "clara"] as const) {
      const { codes } = await callerIn(world, persona).registration(claim, { token });
      expect(codes).toEqual(["REGISTRATION_ALREADY_CLAIMED"]);
    }
    expect((await callerIn(world, "clara").registration(list)).data).toEqual(pageOf());
  });

  it("is possible for thirty days of the world's time", async () => {
    world.clock.advance(30 * day + 1);
    expect((await callerIn(world, "ben").registration(claim, { token })).codes).toEqual([
      "REGISTRATION_TOKEN_EXPIRED",
    ]);
    expect((await callerIn(world, "ben").registration(list)).data).toEqual(pageOf());
    world.clock.advance(-1);
    expect((await callerIn(world, "ben").registration(claim, { token })).errors).toEqual([]);
  });

  it("needs a token that is known", async () => {
    const { codes, data } = await callerIn(world, "ben").registration(claim, { token: "unknown" });
    expect(codes).toEqual(["REGISTRATION_TOKEN_UNKNOWN"]);
    expect(data).toBeNull();
  });

  it.each(["", "  "])("needs a token, not %j [R5.4]", async (empty) => {
    const { codes, fields } = await callerIn(world, "ben").registration(claim, { token: empty });
    expect(codes).toEqual(["VALIDATION_FAILED"]);
    expect(fields).toEqual(["registrationToken"]);
  });

  it("knows the tokens of its own world alone", async () => {
    const other = freshWorld("DE", "other");
    expect((await callerIn(other, "ben").registration(claim, { token })).codes).toEqual([
      "REGISTRATION_TOKEN_UNKNOWN",
    ]);
  });
});
