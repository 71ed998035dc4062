import { expect, it } from "vitest";
import { areDistinct, formsOf } from "./nameForms.ts";
import { newNameFrom } from "./newName.ts";

it.each([
  ["NewName", "NewName"],
  ["newname", "Newname"],
  ["Up2", "Up2"],
  ["Ab", "Ab"],
  ["N".padEnd(30, "e"), "N".padEnd(30, "e")],
])("takes %s as %s", (text, name) => {
  expect(newNameFrom(text, "OldName")).toBe(name);
});

it.each(["", "N", "2Up", "New Name", "New-Name", "Größe", "$&", "N".padEnd(31, "e")])(
  "refuses %o and says what is expected",
  (text) => {
    expect(() => newNameFrom(text, "OldName")).toThrow(
      `A name has 2 to 30 letters (A to Z) and digits and starts with a letter; "${text}" does not.`,
    );
  },
);

it.each(["OldName", "oldname", "OLDNAME"])("refuses the product's own name: %s", (text) => {
  expect(() => newNameFrom(text, "OldName")).toThrow("The product is called OldName already.");
});

it.each([
  ["NewName", true],
  ["NEW", false],
  ["A1", false],
])("knows whether the forms of %s differ: %s", (name, differ) => {
  expect(areDistinct(formsOf(name))).toBe(differ);
});
