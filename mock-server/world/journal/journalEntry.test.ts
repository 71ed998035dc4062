import { expect, it } from "vitest";
import { type JournalEntry, matchesEntry } from "./journalEntry.ts";

const entry: JournalEntry = {
  number: 1,
  at: "2026-03-09T08:00:00Z",
  service: "main-api",
  method: "POST",
  path: "/graphql",
  operation: "UpdateCustomer",
  variables: { customer: { city: "Köln" } },
  status: 200,
  duration: 3,
  errorCodes: [],
};

it.each([
  ["köln", true],
  ["updatecustomer köln", true],
  ["bonn", false],
])("matchesEntry › finds a request by its variables, codes or path: %s", (text, expected) => {
  expect(matchesEntry(entry, { text })).toBe(expected);
});
