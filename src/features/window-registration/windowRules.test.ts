import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkFields } from "../../forms/fieldProblems.ts";
import { repeatedSerialNumbers, windowEntries } from "./windowRules.ts";

const today = "2026-03-09";
const window = {
  key: "TGS M06",
  serialNumber: "TG770001",
  installationDate: today,
  room: "",
  installerName: "",
  notes: "",
};

function check(changes: Partial<typeof window>) {
  return checkFields(v.object(windowEntries(today)), { ...window, ...changes });
}

function problemOf(field: keyof typeof window, text: string) {
  const checked = check({ [field]: text });
  return checked.ok ? undefined : checked.problems[field];
}

describe("a window's rules", () => {
  it("give what is sent", () => {
    expect(check({ room: "LOFT", installerName: " Dach & Licht ", notes: "left\nright" })).toEqual({
      ok: true,
      values: { ...window, room: "LOFT", installerName: "Dach & Licht", notes: "left\nright" },
    });
    expect(check({})).toMatchObject({ values: { room: null, installerName: null, notes: null } });
  });

  it.each([
    ["tgs m06", "TGS M06"],
    ["  TGS   M06 ", "TGS M06"],
    ["TG C02", "TG C02"],
    ["TGSX P08", "TGSX P08"],
  ])("read the type sign %j as %j", (typed, key) => {
    expect(check({ key: typed })).toMatchObject({ ok: true, values: { key } });
  });

  it.each(["TGSM06", "T M06", "TGSXY M06", "TGS 606", "TGS M6", "TGS M066", "TGS M06 X", "ÄGS M06"])(
    "take %j for no type sign",
    (key) => expect(problemOf("key", key)).toEqual({ rule: "typeSign" }),
  );

  it.each([
    ["TG1234", "TG1234"],
    [" tg770001 ", "TG770001"],
    ["12345678901234567890", "12345678901234567890"],
  ])("read the serial number %j as %j", (typed, serialNumber) => {
    expect(check({ serialNumber: typed })).toMatchObject({ ok: true, values: { serialNumber } });
  });

  it.each(["TG123", "123456789012345678901", "TG-77001", "TG 77001"])(
    "take %j for no serial number",
    (text) => expect(problemOf("serialNumber", text)).toEqual({ rule: "serialNumber" }),
  );

  it.each([
    ["2026-02-30", { rule: "dateForm" }],
    ["9.3.2026", { rule: "dateForm" }],
    ["2026-03-10", { rule: "dateInFuture" }],
    [today, undefined],
    ["2024-02-29", undefined],
  ])("say of the installation date %j: %j", (date, problem) =>
    expect(problemOf("installationDate", date)).toEqual(problem),
  );

  it.each(["key", "serialNumber", "installationDate"] as const)("ask for %s", (field) =>
    expect(problemOf(field, "  ")).toEqual({ rule: "required" }),
  );

  it.each([
    ["notes", 2000],
    ["installerName", 100],
  ] as const)("let %s have %i characters", (field, most) => {
    expect(problemOf(field, "a".repeat(most))).toBeUndefined();
    expect(problemOf(field, "a".repeat(most + 1))).toEqual({ rule: "tooLong", most });
  });

  it("know the rooms", () => expect(problemOf("room", "GARAGE")).toEqual({ rule: "required" }));
});

describe("repeatedSerialNumbers", () => {
  it.each([
    [["TG1", "TG2", "TG1"], ["windowProducts.2.serialNumber"]],
    [
      ["tg1", " TG1 ", "TG1"],
      ["windowProducts.1.serialNumber", "windowProducts.2.serialNumber"],
    ],
    [["", "", "TG1"], []],
  ])("finds in %j the repeated %j", (serialNumbers, fields) => {
    const problems = repeatedSerialNumbers(serialNumbers.map((serialNumber) => ({ serialNumber })));
    expect(Object.keys(problems)).toEqual(fields);
  });
});
