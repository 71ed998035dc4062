import { globSync, readFileSync } from "node:fs";
import { createIntl } from "react-intl";
import { afterEach, describe, expect, it } from "vitest";
import { createDateFormats, isDay } from "./dateFormats.ts";
import { getMoment } from "./getMoment.ts";

const initialTimeZone = process.env["TZ"];

describe.each(["Pacific/Honolulu", "Europe/Berlin", "Pacific/Auckland"])(
  "dates in a browser of %s",
  (zone) => {
    afterEach(() => {
      if (initialTimeZone === undefined) delete process.env["TZ"];
      else process.env["TZ"] = initialTimeZone;
    });

    const createFormats = (timeZone: string) => {
      process.env["TZ"] = zone;
      return createDateFormats(createIntl({ locale: "en-GB" }), timeZone);
    };

    it.each([
      ["a day", "2026-11-23", "23 November 2026", "23 November 2026"],
      [
        "a moment before midnight in Berlin",
        "2026-11-25T22:30:00Z",
        "25 November 2026",
        "25 November 2026 at 23:30",
      ],
      [
        "a moment after midnight in Berlin",
        "2026-11-25T23:30:00Z",
        "26 November 2026",
        "26 November 2026 at 00:30",
      ],
      [
        "a moment with an offset",
        "2026-11-25T20:00:00.0000000-05:00",
        "26 November 2026",
        "26 November 2026 at 02:00",
      ],
      ["a time without an offset", "2026-11-23T00:00:00", "23 November 2026", "23 November 2026 at 00:00"],
      [
        "the last hour of a day without an offset",
        "2026-11-23T23:59:59",
        "23 November 2026",
        "23 November 2026 at 23:59",
      ],
      ["no day of the calendar", "2026-02-31", undefined, undefined],
      ["a word", "tomorrow", undefined, undefined],
      ["an empty text", "", undefined, undefined],
      ["nothing", null, undefined, undefined],
    ])("formatDay and formatMoment › format %s in the country’s time zone", (_, text, day, moment) => {
      const { formatDay, formatMoment } = createFormats("Europe/Berlin");
      expect(formatDay(text)).toBe(day);
      expect(formatMoment(text)).toBe(moment);
    });

    it.each([
      ["the days", "2026-04-30", "2026-05-02", "30 April to 2 May 2026"],
      [
        "moments that are one day in Berlin",
        "2026-11-24T23:30:00Z",
        "2026-11-25T22:30:00Z",
        "25 November 2026",
      ],
      ["no last day", "2026-04-30", null, "30 April 2026"],
      ["a last day before the first", "2026-04-30", "2026-04-01", "30 April 2026"],
      ["an invalid last day", "2026-04-30", "soon", "30 April 2026"],
      ["no first day", null, "2026-04-30", undefined],
    ])("formatDays › formats a range of %s", (_, first, last, expected) => {
      const shown = createFormats("Europe/Berlin").formatDays(first, last);
      // Dash and spaces depend on the version of the locale data.
      expect(shown?.replace(/\s*–\s*/u, " to ")).toBe(expected);
    });

    it("formatDays › formats days in the brief style with their weekdays", () => {
      const shown = createFormats("Europe/Berlin").formatDays("2026-12-03", "2026-12-04", "brief");
      expect(shown?.replace(/\s*–\s*/u, " to ")).toBe("Thu 3 Dec to Fri 4 Dec");
    });

    it.each([
      ["2026-11-23", "2026-11-23"],
      ["2026-11-25T22:30:00Z", "2026-11-25"],
      ["2026-11-25T23:30:00Z", "2026-11-26"],
      ["2026-11-23T00:00:00", "2026-11-23"],
      ["tomorrow", undefined],
    ])("getDay › returns for %s %s", (text, expected) => {
      expect(createFormats("Europe/Berlin").getDay(text)).toBe(expected);
    });

    it.each([
      ["a moment", "2026-11-25T23:30:00Z", "2026-11-25T23:30:00.000Z"],
      ["a time of winter without an offset", "2026-11-25T09:00:00", "2026-11-25T08:00:00.000Z"],
      ["a time of summer without an offset", "2026-07-01T09:00", "2026-07-01T07:00:00.000Z"],
      ["a day", "2026-11-25", undefined],
    ])("getMoment › returns the point in time of %s", (_, text, expected) => {
      process.env["TZ"] = zone;
      expect(getMoment(text, "Europe/Berlin")?.toISOString()).toBe(expected);
    });
  },
);

it("isDay accepts days of the calendar as YYYY-MM-DD alone", { tags: ["R9.15"] }, () => {
  const days = ["2026-03-09", "2024-02-29"];
  const others = ["2026-02-31", "2026-13-01", "2026-03", "2026-03-09T12:00:00Z", "tomorrow", ""];
  expect([...days, ...others].filter(isDay)).toEqual(days);
});

it("no other code formats dates or reads their parts, which would use the visitor’s time zone", () => {
  const files = globSync("src/**/*.{ts,tsx}").filter(
    (file) => !/dateFormats\.ts|\.test\.|\/testing\//.test(file),
  );
  const localCalls =
    /\.formatDate|FormattedDate|FormattedTime|DateTimeFormat\(|toLocale(?:Date|Time)?String\(|\.get(?:FullYear|Month|Date|Hours)\(/;
  expect(files.filter((file) => localCalls.test(readFileSync(file, "utf8")))).toEqual([]);
});
