import { expect, it } from "vitest";
import { findRequest, findWindow, requireDefined } from "#testing/findRecords.ts";
import { createClient } from "#testing/serviceClient.ts";
import { createStandingWorld } from "#testing/worlds.ts";
import de from "#texts/de.json" with { type: "json" };
import { formatText } from "#texts/texts.ts";

const world = createStandingWorld();
const unassignedRequest = requireDefined(world.requests.at(-1));

// The pacts send every other operation with the id of a foreign record.
it.each([
  { record: "another customer's request", id: findRequest(world, "anna").id },
  { record: "a request without a customer", id: unassignedRequest.id },
  { record: "an unknown request", id: "__proto__" },
])("$record is null to queries and NOT_FOUND to mutations", { tags: ["R8.1"] }, async ({ id }) => {
  const before = JSON.stringify(world);
  const clara = createClient(world, "clara");
  const shown = await clara.main("query ($id: ID!) { showRequest(id: $id) { id } }", { id });
  expect(shown).toMatchObject({ data: { showRequest: null }, errors: [] });
  const { codes, errors } = await clara.main(
    'mutation ($id: ID!) { cancelRequest(requestId: $id, reasonId: "reason-1") { id } }',
    { id },
  );
  expect(codes).toEqual(["NOT_FOUND"]);
  expect(errors[0]?.message).toBe(formatText(de.unknownRequest, { id }));
  expect(JSON.stringify(world)).toBe(before);
});

it.each([
  { record: "another customer's window", id: findWindow(world, "dario").id },
  { record: "a window without an id", id: "" },
  { record: "an unknown window", id: "__proto__" },
])("$record is null to queries and NOT_FOUND to mutations", { tags: ["R8.1"] }, async ({ id }) => {
  const before = JSON.stringify(world);
  const clara = createClient(world, "clara");
  const shown = await clara.registration("query ($id: ID!) { registeredWindowById(id: $id) { id } }", { id });
  expect(shown).toMatchObject({ data: { registeredWindowById: null }, errors: [] });
  const { codes, errors } = await clara.registration(
    "mutation ($id: ID!) { deleteInvoice(id: $id) { id } }",
    {
      id,
    },
  );
  expect(codes).toEqual(["NOT_FOUND"]);
  expect(errors[0]?.message).toBe(formatText(de.unknownWindow, { id }));
  expect(JSON.stringify(world)).toBe(before);
});
