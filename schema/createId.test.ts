import { expect, it } from "vitest";
import { createId, ids } from "./createId.ts";

it.each([
  ["Int", "7000012"],
  ["Long", "7000012"],
  ["UUID", "00000007-0000-4000-8000-000000000012"],
] as const)("createId creates an id of the form %s", (form, id) => {
  expect(createId("project", 12, "project-12", form)).toBe(id);
});

it("createId creates texts for kinds without a field in the SDL, and other UUIDs for other kinds", () => {
  expect(createId("campaign", 12)).toBe("campaign-12");
  expect(createId("window", 12, "window-12", "UUID")).toBe("00000010-0000-4000-8000-000000000012");
});

it.each(["Int", "Long", "UUID"] as const)(
  "createId gives no two kinds the same id of the form %s",
  (form) => {
    const created = Object.keys(ids).map((kind) => createId(kind, 1, kind, form));
    expect(new Set(created).size).toBe(11);
  },
);
