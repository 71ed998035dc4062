import { beforeEach, describe, expect, it } from "vitest";
import { findWindow } from "../../testing/findRecords.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import type { World } from "../../world/world.ts";

const listDocument = `query (
  $where: RegisteredWindowsWhere, $order: RegisteredWindowsOrder, $take: Int! = 10, $skip: Int! = 0
) {
  registeredWindows(where: $where, order: $order, take: $take, skip: $skip) { items { id } hasNextPage }
}`;

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

const createExpectedPage = (ids: readonly string[], hasNextPage = false) => ({
  registeredWindows: { items: ids.map((id) => ({ id })), hasNextPage },
});

describe("registeredWindows", () => {
  const dariosIds = ["window-3", "window-4", "window-5"];
  const oldestFirst = dariosIds.toReversed();

  it("lists the windows of the signed-in account, newest first", { tags: ["R7.42", "R1.4"] }, async () => {
    expect((await createClient(world, "dario").registration(listDocument)).data).toEqual(
      createExpectedPage(dariosIds),
    );
    expect((await createClient(world, "ben").registration(listDocument)).data).toEqual(
      createExpectedPage([]),
    );
  });

  it("lists windows in the requested order", { tags: ["R7.42", "R3.23"] }, async () => {
    const dario = createClient(world, "dario");
    const listInOrder = async (createdAt: string) =>
      (await dario.registration(listDocument, { order: { createdAt } })).data;
    expect(await listInOrder("ASC")).toEqual(createExpectedPage(oldestFirst));
    expect(await listInOrder("DESC")).toEqual(createExpectedPage(dariosIds));
  });

  it("has hasNextPage on every page except the last", { tags: ["R7.42", "R4.16"] }, async () => {
    const dario = createClient(world, "dario");
    expect((await dario.registration(listDocument, { take: 2 })).data).toEqual(
      createExpectedPage(dariosIds.slice(0, 2), true),
    );
    expect((await dario.registration(listDocument, { take: 2, skip: 2 })).data).toEqual(
      createExpectedPage(dariosIds.slice(2)),
    );
  });

  it("rejects an invalid page", async () => {
    const result = await createClient(world, "dario").registration(listDocument, { take: 101, skip: -1 });
    expect(result.codes).toEqual(["VALIDATION_FAILED", "VALIDATION_FAILED"]);
    expect(result.fields).toEqual(["take", "skip"]);
  });
});

describe("updating a window", () => {
  const id = "window-3";
  const showDocument = `query { registeredWindowById(id: "${id}") { installerName notes room } }`;

  it.each([
    {
      title: "updateRegisteredWindowInstallerName changes the installer's name",
      document: `mutation { updateRegisteredWindowInstallerName(id: "${id}", name: "Dach & Licht") { installerName } }`,
      changed: { installerName: "Dach & Licht" },
    },
    {
      title: "updateRegisteredWindowNotes changes the notes",
      document: `mutation { updateRegisteredWindowNotes(id: "${id}", notes: "Squeaks.") { notes } }`,
      changed: { notes: "Squeaks." },
    },
    {
      title: "updateRegisteredWindowRoom changes the room",
      document: `mutation { updateRegisteredWindowRoom(id: "${id}", room: STAIRWAY) { room } }`,
      changed: { room: "STAIRWAY" },
    },
    {
      title: "updateRegisteredWindowNotes accepts an empty text",
      document: `mutation { updateRegisteredWindowNotes(id: "${id}", notes: "") { notes } }`,
      changed: { notes: "" },
    },
  ])("$title", { tags: ["R7.49", "R1.8", "R7.50", "R7.51", "R3.21"] }, async ({ document, changed }) => {
    const { installerName, notes, room } = findWindow(world, "dario");
    const dario = createClient(world, "dario");
    const { data, errors } = await dario.registration(document);
    expect(errors).toEqual([]);
    expect(Object.values(data ?? {})).toEqual([changed]);
    expect((await dario.registration(showDocument)).data).toEqual({
      registeredWindowById: { installerName, notes, room, ...changed },
    });
  });

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
