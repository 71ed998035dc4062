import { beforeEach, describe, expect, it } from "vitest";
import type { WindowProductInput } from "#rules/windowRules.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import type { World } from "#world/world.ts";
import operations from "../../../schema/operations.json" with { type: "json" };

const document = operations.RegisterInstalledWindows;
const bedroom: WindowProductInput = {
  key: "TGE M08",
  serialNumber: "TG770001",
  installationDate: "2026-03-09",
  room: "BEDROOM",
  notes: "By the stairs.",
  installerName: "Dach & Licht",
};
const kitchen: WindowProductInput = {
  key: "TGL S06",
  serialNumber: "TG770002",
  installationDate: "2025-12-24",
};

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

describe("registerInstalledWindows", () => {
  it("returns the same token to the same account, which may have lost the response", async () => {
    const dario = createClient(world, "dario");
    const first = await dario.registration(document, { windowProducts: [bedroom, kitchen] });
    const count = world.windows.length;
    const again = await dario.registration(document, { windowProducts: [bedroom, kitchen] });
    expect(again.data).toEqual(first.data);
    expect(world.windows).toHaveLength(count);
    for (const [persona, windows] of [
      ["clara", [bedroom, kitchen]],
      ["dario", [bedroom]],
      ["dario", [bedroom, { ...kitchen, room: "LOFT" }]],
    ] as const) {
      const { codes } = await createClient(world, persona).registration(document, {
        windowProducts: windows,
      });
      expect(new Set(codes)).toEqual(new Set(["VALIDATION_FAILED"]));
    }
  });
});
