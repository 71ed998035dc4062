import { beforeEach, describe, expect, it } from "vitest";
import { callerIn } from "../testing/caller.ts";
import { fileOf } from "../testing/files.ts";
import { requestOf } from "../testing/records.ts";
import { freshWorld } from "../testing/worlds.ts";
import { de } from "../texts/de.ts";
import type { World } from "../world/world.ts";

const customer = `{firstName: "A", lastName: "B", email: "a@b.example", street: "C", postCode: "10115", city: "D",
  acceptedMarketing: false}`;

const queries = [
  { name: "showRequest", document: "query ($id: ID!) { showRequest(id: $id) { id } }" },
  { name: "requestReasons", document: "query ($id: ID!) { requestReasons(idRequest: $id) { id } }" },
  { name: "attachments", document: "query ($id: ID!) { attachments(idRequest: $id) { id } }" },
];

const mutations = [
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
    variables: { files: [fileOf()] },
  },
];

let world: World;
let ids: string[];
beforeEach(() => {
  world = freshWorld();
  const unowned = world.requests.at(-1)?.id ?? "";
  ids = [requestOf(world, "anna").id, unowned, "request-99", "", "__proto__"];
});

describe("somebody else's, an unowned and an unknown request", () => {
  it.each(queries)("are null for $name", async ({ name, document }) => {
    for (const id of ids) {
      const { data, errors } = await callerIn(world, "clara").main(document, { id });
      expect(data).toEqual({ [name]: null });
      expect(errors).toEqual([]);
    }
  });

  it.each(mutations)("are not found by $name and stay as they are", async ({ document, variables }) => {
    const before = JSON.stringify(world);
    for (const id of ids) {
      const { data, codes, errors } = await callerIn(world, "clara").main(document, { id, ...variables });
      expect(codes).toEqual(["NOT_FOUND"]);
      expect(errors[0]?.message).toBe(de.unknownRequest(id));
      expect(data).toBeNull();
    }
    expect(JSON.stringify(world)).toBe(before);
  });
});
