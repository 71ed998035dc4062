import { expect, it } from "vitest";
import { formatLocalDay } from "./formatLocalDay.ts";

it.each([
  [new Date(2026, 2, 9, 0, 0), "2026-03-09"],
  [new Date(2026, 11, 31, 23, 59), "2026-12-31"],
])("formatLocalDay formats the day of %s in the local time zone", (now, day) => {
  expect(formatLocalDay(now)).toBe(day);
});
