import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { windowOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import type { World } from "../world/world.ts";

const list = `query (
  $where: RegisteredWindowsWhere, $order: RegisteredWindowsOrder, $take: Int! = 10, $skip: Int! = 0
) {
  registeredWindows(where: $where, order: $order, take: $take, skip: $skip) { items { id } hasNextPage }
}`;

let world: World;
beforeEach(() => {
  world = freshWorld();
});

const pageOf = (ids: readonly string[], hasNextPage = false) => ({
  registeredWindows: { items: ids.map((id) => ({ id })), hasNextPage },
});

describe("registeredWindows", () => {
  const darios = ["window-3", "window-4", "window-5"];
  const oldestFirst = darios.toReversed();

  it("lists the caller's own, newest first [R7.42] [R1.4]", async () => {
    expect((await callerIn(world, "dario").registration(list)).data).toEqual(pageOf(darios));
    expect((await callerIn(world, "ben").registration(list)).data).toEqual(pageOf([]));
  });

  it("lists them in the order asked for [R7.42] [R3.23]", async () => {
    const dario = callerIn(world, "dario");
    const ordered = async (createdAt: string) =>
      (await dario.registration(list, { order: { createdAt } })).data;
    expect(await ordered("ASC")).toEqual(pageOf(oldestFirst));
    expect(await ordered("DESC")).toEqual(pageOf(darios));
  });

  it("lists those of one project alone [R7.42]", async () => {
    const anna = callerIn(world, "anna");
    const { projectId } = windowOf(world, "anna");
    const of = async (id: string) => (await anna.registration(list, { where: { projectId: id } })).data;
    expect(await of(projectId ?? "")).toEqual(pageOf(["window-1", "window-2"]));
    expect(await of("project-1")).toEqual(pageOf([]));
    expect((await callerIn(world, "dario").registration(list, { where: { projectId } })).data).toEqual(
      pageOf([]),
    );
  });

  it("lists them page by page until hasNextPage is false [R7.42] [R4.16]", async () => {
    const dario = callerIn(world, "dario");
    expect((await dario.registration(list, { take: 2 })).data).toEqual(pageOf(darios.slice(0, 2), true));
    expect((await dario.registration(list, { take: 2, skip: 2 })).data).toEqual(pageOf(darios.slice(2)));
  });

  it("refuses a page that cannot be", async () => {
    const answer = await callerIn(world, "dario").registration(list, { take: 101, skip: -1 });
    expect(answer.codes).toEqual(["VALIDATION_FAILED", "VALIDATION_FAILED"]);
    expect(answer.fields).toEqual(["take", "skip"]);
  });
});

describe("registeredWindowById", () => {
  it("shows the caller's window with its owner [R7.43] [R3.13]", async () => {
    const { accountId, ...window } = windowOf(world, "dario");
    const { data } = await callerIn(world, "dario").registration(
      `query ($id: ID!) { registeredWindowById(id: $id) {
        id projectId key serialNumber installationDate title imageUrl gallery room notes installerName installerLogo
        invoicePath invoiceFilename productDatasheet createdAt
        owner { salutation firstName lastName email phone street houseNumber postCode city county acceptedMarketing }
      } }`,
      { id: window.id },
    );
    expect(data).toEqual({ registeredWindowById: window });
  });
});

describe("a window's data", () => {
  const id = "window-3";
  const shown = `query { registeredWindowById(id: "${id}") { installerName notes room } }`;

  it.each([
    {
      title: "updateRegisteredWindowInstallerName renames the installer [R7.49] [R1.8]",
      document: `mutation { updateRegisteredWindowInstallerName(id: "${id}", name: "Dach & Licht") { installerName } }`,
      changed: { installerName: "Dach & Licht" },
    },
    {
      title: "updateRegisteredWindowNotes changes the notes [R7.50] [R1.8]",
      document: `mutation { updateRegisteredWindowNotes(id: "${id}", notes: "Squeaks.") { notes } }`,
      changed: { notes: "Squeaks." },
    },
    {
      title: "updateRegisteredWindowRoom changes the room [R7.51] [R1.8] [R3.21]",
      document: `mutation { updateRegisteredWindowRoom(id: "${id}", room: STAIRWAY) { room } }`,
      changed: { room: "STAIRWAY" },
    },
    {
      title: "an empty text takes the place of the old one [R7.50]",
      document: `mutation { updateRegisteredWindowNotes(id: "${id}", notes: "") { notes } }`,
      changed: { notes: "" },
    },
  ])("$title", async ({ document, changed }) => {
    const { installerName, notes, room } = windowOf(world, "dario");
    const dario = callerIn(world, "dario");
    const { data, errors } = await dario.registration(document);
    expect(errors).toEqual([]);
    expect(Object.values(data ?? {})).toEqual([changed]);
    expect((await dario.registration(shown)).data).toEqual({
      registeredWindowById: { installerName, notes, room, ...changed },
    });
  });

  it.each([
    { call: "updateRegisteredWindowInstallerName", field: "name", most: 100 },
    { call: "updateRegisteredWindowNotes", field: "notes", most: 2000 },
  ])("$call takes up to $most characters", async ({ call, field, most }) => {
    const dario = callerIn(world, "dario");
    const document = `mutation ($text: String!) { ${call}(id: "${id}", ${field}: $text) { id } }`;
    expect((await dario.registration(document, { text: "x".repeat(most) })).errors).toEqual([]);
    const before = structuredClone(windowOf(world, "dario"));
    const answer = await dario.registration(document, { text: "x".repeat(most + 1) });
    expect(answer.codes).toEqual(["VALIDATION_FAILED"]);
    expect(answer.fields).toEqual([field]);
    expect(windowOf(world, "dario")).toEqual(before);
  });

  it("knows no other rooms", async () => {
    const { codes } = await callerIn(world, "dario").registration(
      `mutation { updateRegisteredWindowRoom(id: "${id}", room: GARAGE) { room } }`,
    );
    expect(codes).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
  });
});
