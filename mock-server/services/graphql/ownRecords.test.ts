import { beforeEach, describe, expect, it } from "vitest";
import { createFile } from "../../testing/createFile.ts";
import { findRequest, findWindow } from "../../testing/findRecords.ts";
import { createClient } from "../../testing/serviceClient.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import de from "../../texts/de.json" with { type: "json" };
import { formatText } from "../../texts/texts.ts";
import type { World } from "../../world/world.ts";

let world: World;
beforeEach(() => {
  world = createStandingWorld();
});

const customer = `{firstName: "A", lastName: "B", email: "a@b.example", street: "C", postCode: "10115", city: "D",
  acceptedMarketing: false}`;

describe("operations on a request that is unknown, unowned or somebody else's", () => {
  let ids: string[];
  beforeEach(() => {
    const unownedId = world.requests.at(-1)?.id ?? "";
    ids = [findRequest(world, "anna").id, unownedId, "request-99", "", "__proto__"];
  });

  it.each([
    { name: "showRequest", document: "query ($id: ID!) { showRequest(id: $id) { id } }" },
    { name: "requestReasons", document: "query ($id: ID!) { requestReasons(idRequest: $id) { id } }" },
    { name: "attachments", document: "query ($id: ID!) { attachments(idRequest: $id) { id } }" },
  ])("$name returns null", async ({ name, document }) => {
    for (const id of ids) {
      const { data, errors } = await createClient(world, "clara").main(document, { id });
      expect(data).toEqual({ [name]: null });
      expect(errors).toEqual([]);
    }
  });

  it.each([
    {
      name: "cancelRequest",
      document: 'mutation ($id: ID!) { cancelRequest(requestId: $id, reasonId: "reason-1") { id } }',
    },
    {
      name: "updateCustomer",
      document: `mutation ($id: ID!) { updateCustomer(requestId: $id, customer: ${customer}) { id } }`,
    },
    {
      name: "deleteAttachment",
      document: 'mutation ($id: ID!) { deleteAttachment(requestId: $id, attachmentId: "attachment-1") }',
    },
    {
      name: "uploadAttachment",
      document:
        "mutation ($id: ID!, $files: [Upload!]!) { uploadAttachment(requestId: $id, files: $files) { id } }",
      variables: { files: [createFile()] },
    },
  ])("$name responds with NOT_FOUND and changes nothing", async ({ document, variables }) => {
    const before = JSON.stringify(world);
    for (const id of ids) {
      const { data, codes, errors } = await createClient(world, "clara").main(document, { id, ...variables });
      expect(codes).toEqual(["NOT_FOUND"]);
      expect(errors[0]?.message).toBe(formatText(de.unknownRequest, { id }));
      expect(data).toBeNull();
    }
    expect(JSON.stringify(world)).toBe(before);
  });
});

const uploadInvoice = "mutation ($id: ID!, $file: Upload!) { uploadInvoice(id: $id, file: $file) { id } }";

describe("operations on a window that is unknown or somebody else's", () => {
  let ids: string[];
  beforeEach(async () => {
    const { id } = findWindow(world, "dario");
    await createClient(world, "dario").registration(uploadInvoice, { id, file: createFile() });
    ids = [id, "window-99", "", "__proto__"];
  });

  it.each([
    { name: "registeredWindowById", document: "query ($id: ID!) { registeredWindowById(id: $id) { id } }" },
    { name: "invoiceFileUrl", document: "query ($id: ID!) { invoiceFileUrl(registeredWindowId: $id) }" },
  ])("$name returns null", async ({ name, document }) => {
    for (const id of ids) {
      const { data, errors } = await createClient(world, "anna").registration(document, { id });
      expect(data).toEqual({ [name]: null });
      expect(errors).toEqual([]);
    }
  });

  it.each([
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
    { name: "uploadInvoice", document: uploadInvoice, variables: { file: createFile() } },
    { name: "deleteInvoice", document: "mutation ($id: ID!) { deleteInvoice(id: $id) { id } }" },
  ])("$name responds with NOT_FOUND and changes nothing", async ({ document, variables }) => {
    const before = JSON.stringify(world);
    for (const id of ids) {
      const result = await createClient(world, "anna").registration(document, { id, ...variables });
      expect(result.codes).toEqual(["NOT_FOUND"]);
      expect(result.errors[0]?.message).toBe(formatText(de.unknownWindow, { id }));
      expect(result.data).toBeNull();
    }
    expect(JSON.stringify(world)).toBe(before);
    expect([...world.files.keys()].filter((path) => path.startsWith("files/invoices"))).toHaveLength(1);
  });
});
