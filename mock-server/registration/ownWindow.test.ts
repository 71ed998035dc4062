import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { fileOf } from "../testing/files.ts";
import { windowOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import { de } from "../texts/de.ts";
import type { World } from "../world/world.ts";

const queries = [
  { name: "registeredWindowById", document: "query ($id: ID!) { registeredWindowById(id: $id) { id } }" },
  { name: "invoiceFileUrl", document: "query ($id: ID!) { invoiceFileUrl(registeredWindowId: $id) }" },
];

const mutations = [
  {
    name: "updateRegisteredWindowInstallerName",
    document: 'mutation ($id: ID!) { updateRegisteredWindowInstallerName(id: $id, name: "N") { id } }',
  },
  {
    name: "updateRegisteredWindowNotes",
    document: 'mutation ($id: ID!) { updateRegisteredWindowNotes(id: $id, notes: "N") { id } }',
  },
  {
    name: "updateRegisteredWindowRoom",
    document: "mutation ($id: ID!) { updateRegisteredWindowRoom(id: $id, room: LOFT) { id } }",
  },
  {
    name: "uploadInvoice",
    document: "mutation ($id: ID!, $file: Upload!) { uploadInvoice(id: $id, file: $file) { id } }",
    variables: { file: fileOf() },
  },
  { name: "deleteInvoice", document: "mutation ($id: ID!) { deleteInvoice(id: $id) { id } }" },
];

let world: World;
let ids: string[];
beforeEach(async () => {
  world = freshWorld();
  const { id } = windowOf(world, "dario");
  await callerIn(world, "dario").registration(
    "mutation ($id: ID!, $file: Upload!) { uploadInvoice(id: $id, file: $file) { id } }",
    { id, file: fileOf() },
  );
  ids = [id, "window-99", "", "__proto__"];
});

describe("somebody else's and an unknown window", () => {
  it.each(queries)("are null for $name", async ({ name, document }) => {
    for (const id of ids) {
      const { data, errors } = await callerIn(world, "anna").registration(document, { id });
      expect(data).toEqual({ [name]: null });
      expect(errors).toEqual([]);
    }
  });

  it.each(mutations)("are not found by $name and stay as they are", async ({ document, variables }) => {
    const before = JSON.stringify(world);
    for (const id of ids) {
      const answer = await callerIn(world, "anna").registration(document, { id, ...variables });
      expect(answer.codes).toEqual(["NOT_FOUND"]);
      expect(answer.errors[0]?.message).toBe(de.unknownWindow(id));
      expect(answer.data).toBeNull();
    }
    expect(JSON.stringify(world)).toBe(before);
    expect([...world.files.keys()].filter((path) => path.startsWith("files/invoices"))).toHaveLength(1);
  });
});
