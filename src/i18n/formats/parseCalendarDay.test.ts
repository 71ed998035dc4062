import { expect, it } from "vitest";
import { parseCalendarDay } from "./parseCalendarDay.ts";

const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

it.each([
  ["2026-03-09", "9 March 2026"],
  ["2024-02-29", "29 February 2024"],
  ["2026-12-31", "31 December 2026"],
])("parseCalendarDay › parses %s as the same day in every time zone", { tags: ["R9.15"] }, (text, shown) => {
  expect(long.format(parseCalendarDay(text))).toBe(shown);
});

it.each(["2026-02-31", "2026-13-01", "", "tomorrow", "2026-03"])(
  "parseCalendarDay › returns undefined for %j",
  { tags: ["R9.15"] },
  (text) => {
    expect(parseCalendarDay(text)).toBeUndefined();
  },
);
