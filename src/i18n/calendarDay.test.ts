// @vitest-environment node
import { expect, it } from "vitest";
import { calendarDay } from "./calendarDay.ts";

const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

it.each([
  ["2026-03-09", "9 March 2026"],
  ["2024-02-29", "29 February 2024"],
  ["2026-12-31", "31 December 2026"],
])("[R9.15] %s is the same day everywhere", (text, shown) => {
  expect(long.format(calendarDay(text))).toBe(shown);
});

it.each(["2026-02-31", "2026-13-01", "", "tomorrow", "2026-03"])("[R9.15] %j is no day", (text) => {
  expect(calendarDay(text)).toBeUndefined();
});
