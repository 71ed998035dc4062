import { describe, expect, it } from "vitest";
import { createNameForms, hasDistinctForms, parseName } from "./brandName.ts";

describe("parseName", () => {
  it.each([
    ["NewName", "NewName"],
    ["newname", "Newname"],
    ["Up2", "Up2"],
    ["Ab", "Ab"],
    ["N".padEnd(30, "e"), "N".padEnd(30, "e")],
  ])("accepts %s as %s", (input, name) => {
    expect(parseName(input, "OldName")).toBe(name);
  });

  it.each(["", "N", "2Up", "New Name", "New-Name", "Größe", "$&", "N".padEnd(31, "e")])(
    "rejects %o and says what a valid name is",
    (input) => {
      expect(() => parseName(input, "OldName")).toThrow(
        `"${input}" is not a valid name: use 2 to 30 letters (A to Z) and digits, and start with a letter.`,
      );
    },
  );

  it.each(["OldName", "oldname", "OLDNAME"])("rejects the current name, written as %s", (input) => {
    expect(() => parseName(input, "OldName")).toThrow("The product is already called OldName.");
  });
});

describe("hasDistinctForms", () => {
  it.each([
    ["NewName", true],
    ["NEW", false],
    ["A1", false],
  ])("returns for %s %s", (name, expected) => {
    expect(hasDistinctForms(createNameForms(name))).toBe(expected);
  });
});
