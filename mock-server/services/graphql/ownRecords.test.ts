import { beforeEach, describe, expect, it } from "vitest";
import { createFile } from "../../testing/createFile.ts";
import { findRequest, findWindow, requireDefined } from "../../testing/findRecords.ts";
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

/** Queries and mutations, with their selections, on a request or a window `$id`. */
const requestQueries = [
  "showRequest(id: $id) { id }",
  "requestReasons(idRequest: $id) { id }",
  "attachments(idRequest: $id) { id }",
];
const requestMutations = [
  'cancelRequest(requestId: $id, reasonId: "reason-1") { id }',
  `updateCustomer(requestId: $id, customer: ${customer}) { id }`,
  'deleteAttachment(requestId: $id, attachmentId: "attachment-1")',
  "uploadAttachment(requestId: $id, files: [$file]) { id }",
];
const windowQueries = ["registeredWindowById(id: $id) { id }", "invoiceFileUrl(registeredWindowId: $id)"];
const windowMutations = [
  'updateRegisteredWindowInstallerName(id: $id, name: "N") { id }',
  'updateRegisteredWindowNotes(id: $id, notes: "N") { id }',
  "updateRegisteredWindowRoom(id: $id, room: LOFT) { id }",
  "uploadInvoice(id: $id, file: $file) { id }",
  "deleteInvoice(id: $id) { id }",
];

describe.each([
  { service: "main", queries: requestQueries, mutations: requestMutations, message: de.unknownRequest },
  { service: "registration", queries: windowQueries, mutations: windowMutations, message: de.unknownWindow },
] as const)("operation of the $service service", ({ service, queries, mutations, message }) => {
  /** Ids of a record of somebody else, of nobody, and of none. */
  const getIds = () =>
    service === "main"
      ? [findRequest(world, "anna").id, requireDefined(world.requests.at(-1)).id, "request-99", "__proto__"]
      : [findWindow(world, "dario").id, "window-99", "", "__proto__"];

  it.each(queries)("returns null for records that are not the account's own: %s", async (field) => {
    for (const id of getIds()) {
      const query = `query ($id: ID!) { own: ${field} }`;
      const result = await createClient(world, "clara")[service](query, { id });
      expect(result).toMatchObject({ data: { own: null }, errors: [] });
    }
  });

  it.each(mutations)("changes only records of the account: %s", async (field) => {
    const before = JSON.stringify(world);
    for (const id of getIds()) {
      const declared = field.includes("$file") ? "$id: ID!, $file: Upload!" : "$id: ID!";
      const variables = field.includes("$file") ? { id, file: createFile() } : { id };
      const document = `mutation (${declared}) { ${field} }`;
      const { data, codes, errors } = await createClient(world, "clara")[service](document, variables);
      expect({ data, codes }).toEqual({ data: null, codes: ["NOT_FOUND"] });
      expect(errors[0]?.message).toBe(formatText(message, { id }));
    }
    expect(JSON.stringify(world)).toBe(before);
  });
});
