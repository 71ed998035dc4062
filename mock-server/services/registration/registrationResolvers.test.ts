import { beforeEach, describe, expect, it } from "vitest";
import type { WindowProductInput } from "#rules/windowRules.ts";
import { findWindow, requireDefined } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import type { World } from "#world/world.ts";
import { createId } from "../../../schema/createId.ts";
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
  it("returns the same token for the same windows of the same account, which may have lost the response", async () => {
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

const expectedItems = (ids: readonly string[]) => ({
  registeredWindows: { items: ids.map((id) => expect.objectContaining({ id })) },
});

describe("registeredWindows", () => {
  it("lists windows in the requested order, newest first by default, page by page", async () => {
    const dario = createClient(world, "dario");
    const list = async (query: string, variables?: object) =>
      (await dario.registration(query, { ...variables })).data;
    const newestFirst = [createId("window", 3), createId("window", 4), createId("window", 5)];
    const oldestFirst = operations.RegisteredWindows.replace("DESC", "ASC");
    const page = (args: string) => `{ registeredWindows${args} { items { id } } }`;
    expect(await list(page(""))).toMatchObject(expectedItems(newestFirst));
    expect(await list(oldestFirst, { skip: 0 })).toMatchObject(expectedItems(newestFirst.toReversed()));
    expect(await list(page("(take: 2)"))).toMatchObject(expectedItems(newestFirst.slice(0, 2)));
    expect(await list(page("(take: 2, skip: 2)"))).toMatchObject(expectedItems(newestFirst.slice(2)));
  });
});

describe("updating a window", () => {
  const id = createId("window", 3);
  it.each([
    { operation: "updateRegisteredWindowInstallerName", field: "name", maxLength: 100 },
    { operation: "updateRegisteredWindowNotes", field: "notes", maxLength: 2000 },
  ])("$operation accepts at most $maxLength characters", async ({ operation, field, maxLength }) => {
    const dario = createClient(world, "dario");
    const document = `mutation ($text: String!) { ${operation}(id: "${id}", ${field}: $text) { id } }`;
    expect((await dario.registration(document, { text: "x".repeat(maxLength) })).errors).toEqual([]);
    const before = structuredClone(findWindow(world, "dario"));
    const result = await dario.registration(document, { text: "x".repeat(maxLength + 1) });
    expect(result.codes).toEqual(["VALIDATION_FAILED"]);
    expect(result.fields).toEqual([field]);
    expect(findWindow(world, "dario")).toEqual(before);
  });

  it("updateRegisteredWindowInstallerName changes the logo to the named installer's", async () => {
    const dario = createClient(world, "dario");
    const rename = async (name: string | undefined) => {
      const document = `mutation ($name: String!) {
        updateRegisteredWindowInstallerName(id: "${id}", name: $name) { installerLogo }
      }`;
      return (await dario.registration(document, { name })).data;
    };
    const { name, logo } = world.installers[4] ?? {};
    expect(logo).toMatch(/^\/files\/logos\//);
    expect(await rename(name)).toEqual({ updateRegisteredWindowInstallerName: { installerLogo: logo } });
    expect(await rename("Unknown")).toEqual({ updateRegisteredWindowInstallerName: { installerLogo: null } });
  });
});

describe("claimRegisteredWindows", () => {
  it("responds with REGISTRATION_TOKEN_EXPIRED after thirty days of the world's clock", async () => {
    const windowProducts = [{ key: "TGS M06", serialNumber: "TG770001", installationDate: "2026-03-01" }];
    await createClient(world, "dario").registration(document, { windowProducts });
    const { token } = requireDefined(world.registrations[0]);
    const claimDocument = `mutation ($token: String!) {
      claimRegisteredWindows(registrationToken: $token) { id key }
    }`;
    const ben = createClient(world, "ben");
    world.clock.advance(30 * 86_400_000 + 1);
    const { codes } = await ben.registration(claimDocument, { token });
    expect(codes).toEqual(["REGISTRATION_TOKEN_EXPIRED"]);
    world.clock.advance(-1);
    // This claim also proves that the expired claim moved no window.
    expect((await ben.registration(claimDocument, { token })).data).toEqual({
      claimRegisteredWindows: [{ id: createId("window", 6), key: "TGS M06" }],
    });
  });
});
