import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { validateFields } from "#forms/rules/fieldErrors.ts";
import { createWindowEntries, findRepeatedSerialNumbers } from "./windowRules.ts";

const today = "2026-03-09";
const window = {
  key: "TGS M06",
  serialNumber: "TG770001",
  installationDate: today,
  room: "",
  installerName: "",
  notes: "",
};

function validate(changes: Partial<typeof window>) {
  return validateFields(v.object(createWindowEntries(today)), { ...window, ...changes });
}

function getError(field: keyof typeof window, text: string) {
  const result = validate({ [field]: text });
  return result.ok ? undefined : result.errors[field];
}

describe("createWindowEntries", () => {
  it("trims texts and turns empty optional ones into null", () => {
    expect(validate({ room: "LOFT", installerName: " Dach & Licht ", notes: "left\nright" })).toEqual({
      ok: true,
      values: { ...window, room: "LOFT", installerName: "Dach & Licht", notes: "left\nright" },
    });
    expect(validate({})).toMatchObject({ values: { room: null, installerName: null, notes: null } });
  });

  it.each(["GGU CK02 0070", "GGL MK06", "tgs-m06", "M 8", "TGS/M06 (Ä)", "7"])(
    "accepts the model code %j as typed, without the blanks around it",
    (key) => {
      expect(validate({ key: ` ${key}  ` })).toMatchObject({ ok: true, values: { key } });
    },
  );

  it.each([
    ["TG1234", "TG1234"],
    [" tg770001 ", "TG770001"],
    ["tg-77 00-01", "TG770001"],
    ["TG\u20137700\u201001", "TG770001"],
    ["12345678901234567890", "12345678901234567890"],
  ])("reads the serial number %j as %j", (typed, serialNumber) => {
    expect(validate({ serialNumber: typed })).toMatchObject({ ok: true, values: { serialNumber } });
  });

  it.each(["TG123", "TG-123", "123456789012345678901", "TG_77001", "Ä770001"])(
    "rejects the serial number %j",
    (text) => expect(getError("serialNumber", text)).toEqual({ rule: "serialNumber" }),
  );

  it.each([
    ["2026-02-30", { rule: "dateForm" }],
    ["9.3.2026", { rule: "dateForm" }],
    ["2026-03-10", { rule: "dateInFuture" }],
    [today, undefined],
    ["2024-02-29", undefined],
  ])("validates the installation date %j: %j", (date, error) =>
    expect(getError("installationDate", date)).toEqual(error),
  );

  it.each(["key", "serialNumber", "installationDate"] as const)("requires %s", (field) =>
    expect(getError(field, "  ")).toEqual({ rule: "required" }),
  );

  it.each([
    ["notes", 2000],
    ["installerName", 100],
  ] as const)("limits %s to %i characters", (field, maxLength) => {
    expect(getError(field, "a".repeat(maxLength))).toBeUndefined();
    expect(getError(field, "a".repeat(maxLength + 1))).toEqual({ rule: "tooLong", maxLength });
  });

  it("rejects an unknown room", () => expect(getError("room", "GARAGE")).toEqual({ rule: "required" }));
});

describe("findRepeatedSerialNumbers", () => {
  it.each([
    [["TG1", "TG2", "TG1"], ["windows.7.serialNumber"]],
    [
      ["tg1", " TG-1 ", "T G1"],
      ["windows.4.serialNumber", "windows.7.serialNumber"],
    ],
    [["", "", "TG1"], []],
  ])("finds in %j the repeated %j", (serialNumbers, fields) => {
    const [first = "", second = "", third = ""] = serialNumbers;
    const errors = findRepeatedSerialNumbers({
      windows: "1 4 7",
      "windows.1.serialNumber": first,
      "windows.4.serialNumber": second,
      "windows.7.serialNumber": third,
    });
    expect(Object.keys(errors)).toEqual(fields);
  });
});
