import { beforeEach, describe, expect, it } from "vitest";
import { findWindow } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import { createId } from "#world/createId.ts";
import type { World } from "#world/world.ts";

const listDocument = `query ($order: RegisteredWindowsOrder, $take: Int! = 10, $skip: Int! = 0) {
  registeredWindows(order: $order, take: $take, skip: $skip) { items { id } hasNextPage }
}`;

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

const createExpectedPage = (ids: readonly string[], hasNextPage = false) => ({
  registeredWindows: { items: ids.map((id) => ({ id })), hasNextPage },
});

describe("registeredWindows", () => {
  it("lists windows in the requested order, newest first by default, page by page", async () => {
    const dario = createClient(world, "dario");
    const list = async (variables: object) => (await dario.registration(listDocument, { ...variables })).data;
    const newestFirst = [createId("window", 3), createId("window", 4), createId("window", 5)];
    expect(await list({})).toEqual(createExpectedPage(newestFirst));
    expect(await list({ order: { createdAt: "ASC" } })).toEqual(createExpectedPage(newestFirst.toReversed()));
    expect(await list({ take: 2 })).toEqual(createExpectedPage(newestFirst.slice(0, 2), true));
    expect(await list({ take: 2, skip: 2 })).toEqual(createExpectedPage(newestFirst.slice(2)));
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

  it("updateRegisteredWindowInstallerName changes the logo to that of the installer with the name", async () => {
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
