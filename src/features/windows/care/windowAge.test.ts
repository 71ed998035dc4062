import { expect, it } from "vitest";
import { getNextAnniversary, getWindowAge } from "./windowAge.ts";

it.each([
  ["2026-03-09", "2026-03-09", undefined],
  ["2026-03-10", "2026-03-09", undefined],
  ["2026-03-08", "2026-03-09", { count: 1, unit: "day" }],
  ["2026-02-10", "2026-03-09", { count: 27, unit: "day" }],
  ["2026-02-09", "2026-03-09", { count: 1, unit: "month" }],
  ["2025-03-10", "2026-03-09", { count: 11, unit: "month" }],
  ["2025-03-09", "2026-03-09", { count: 1, unit: "year" }],
  ["2020-02-29", "2026-02-28", { count: 5, unit: "year" }],
  ["2020-12-31", "2026-01-01", { count: 5, unit: "year" }],
])("getWindowAge of a window installed on %s is, on %s, %j", (installed, today, age) => {
  expect(getWindowAge(installed, today)).toEqual(age);
});

it.each([
  ["2025-03-10", "2026-03-09", "2026-03-10"],
  ["2025-03-09", "2026-03-09", "2027-03-09"],
  ["2026-03-09", "2026-03-09", "2027-03-09"],
  ["2024-02-29", "2027-01-01", "2027-02-28"],
])("getNextAnniversary of %s is, on %s, %s", (date, today, anniversary) => {
  expect(getNextAnniversary(date, today)).toBe(anniversary);
});
