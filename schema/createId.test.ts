import { expect, it } from "vitest";
import { createId } from "./createId.ts";

it.each([
  ["text", undefined, "project-12"],
  ["Int", "Int", "12"],
  ["Long", "Long", "12"],
  ["UUID", "UUID", "00000007-0000-4000-8000-000000000012"],
] as const)("createId creates an id of the form %s", (_, form, id) => {
  expect(createId("project", 12, "project-12", form)).toBe(id);
});

it("createId creates other UUIDs for other kinds", () => {
  expect(createId("window", 12, "window-12", "UUID")).toBe("00000010-0000-4000-8000-000000000012");
});
