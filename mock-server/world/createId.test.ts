import { expect, it } from "vitest";
import { createId } from "./createId.ts";

it.each([
  ["text", "project-12"],
  ["Int", "12"],
  ["Long", "12"],
  ["UUID", expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)],
] as const)("createId creates the same id of the form %s each time", (form, id) => {
  expect(createId("project", 12, form)).toEqual(id);
  expect(createId("project", 12, form)).toBe(createId("project", 12, form));
});

it("createId creates other UUIDs for other numbers and kinds", () => {
  const ids = [createId("project", 1, "UUID"), createId("project", 2, "UUID"), createId("window", 1, "UUID")];
  expect(new Set(ids).size).toBe(3);
});
