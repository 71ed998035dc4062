import { describe, expect, it } from "vitest";
import { createGraphQlError } from "#api/errors.ts";
import { createSampleWindow } from "#testing/samples/sampleWindows.ts";
import { isSerialNumberTaken, matchWindows } from "./findRegisteredWindows.ts";
import type { WindowProductInput } from "./validateRegistration.ts";

const createProduct = (serialNumber: string) =>
  ({
    key: "TGS M06",
    serialNumber,
    installationDate: "2026-03-01",
    room: null,
    notes: null,
    installerName: "Roof & Light",
  }) satisfies WindowProductInput;
const createWindow = (serialNumber: string, changes = {}) =>
  createSampleWindow({ ...createProduct(serialNumber), id: serialNumber, notes: "", ...changes });

describe("matchWindows", () => {
  it("returns the windows in the order of the products", () => {
    const windows = [createWindow("3"), createWindow("2"), createWindow("1")];
    expect(matchWindows([createProduct("1"), createProduct("2")], windows)?.map(({ id }) => id)).toEqual([
      "1",
      "2",
    ]);
  });

  it("finds a window whose codes the service spells differently", () => {
    const windows = [createWindow("TG-77 0001", { key: "GGL MK06" })];
    const product = { ...createProduct("TG770001"), key: "ggl-mk06" };
    expect(matchWindows([product], windows)).toEqual(windows);
  });

  it.each([
    ["has another model code", createWindow("1", { key: "TGS M08" })],
    ["has another serial number", createWindow("2")],
    ["was registered with another date", createWindow("1", { installationDate: "2025-03-01" })],
    ["was registered with other notes", createWindow("1", { notes: "Oiled" })],
    ["was registered for another room", createWindow("1", { room: "LOFT" })],
  ])("returns nothing for a window that %s", (_, window) => {
    expect(matchWindows([createProduct("1")], [window])).toBeUndefined();
  });

  it("returns nothing if one of several windows is missing", () => {
    expect(matchWindows([createProduct("1"), createProduct("2")], [createWindow("1")])).toBeUndefined();
  });
});

describe("isSerialNumberTaken", () => {
  const createError = (...fields: string[]) =>
    createGraphQlError(fields.map((field) => ({ message: "No.", code: "VALIDATION_FAILED", field })));
  const [first, second] = ["windowProducts.0.serialNumber", "windowProducts.1.serialNumber"] as const;

  it.each([
    ["two serial numbers", true, createError(first, second)],
    ["a serial number and a code", false, createError(first, "windowProducts.1.key")],
    ["the owner's town", false, createError("productOwner.city")],
    ["no field", false, createGraphQlError([{ message: "No." }])],
    ["a lost connection", false, new Error("lost")],
  ])("after an error about %s is %s", (_, isTaken, error) => {
    expect(isSerialNumberTaken(error)).toBe(isTaken);
  });
});
