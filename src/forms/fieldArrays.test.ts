import { describe, expect, it } from "vitest";
import { getField, nameItemsById } from "./fieldArrays.ts";

const values = { city: "Kiel", windows: [{ id: "window1" }, { id: "window7", key: "M06" }] };

describe("Names of fields in a field array", () => {
  it("have the id of an item in place of its index", () => {
    const errors = { "windows.1.key": { text: "?" }, city: { text: "!" } };
    expect(nameItemsById(errors, values)).toEqual({
      "windows.window7.key": { text: "?" },
      city: { text: "!" },
    });
  });

  it.each([
    ["windows.window7.key", "M06"],
    ["windows.window1.key", undefined],
    ["windows.window2.key", undefined],
    ["city", "Kiel"],
    ["toString", undefined],
  ])("lead to the value of %s: %s", (name, value) => {
    expect(getField(values, name)).toBe(value);
  });
});
