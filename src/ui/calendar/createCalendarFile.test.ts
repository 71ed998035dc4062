import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { countryFacts } from "../../../schema/countries.ts";
import { type CalendarEvent, createCalendarFile } from "./createCalendarFile.ts";

const createdAt = new Date("2026-01-31T23:59:59Z");

/** Reads the file as a calendar would, with the time zone that the file has. */
function parseEvent(event: Partial<CalendarEvent> & Pick<CalendarEvent, "when">, timeZone = "Europe/Berlin") {
  const file = createCalendarFile(
    { id: "visit-1@taglys", title: "Visit", ...event },
    { timeZone, createdAt },
  );
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("Expected an event.");
  return { component, parsed: new ICAL.Event(component) };
}

describe("createCalendarFile", () => {
  it.each(
    Object.entries(countryFacts).flatMap(([country, { timeZone }]) => [
      { country, timeZone, season: "winter", start: "2026-03-28T22:30:00Z" },
      { country, timeZone, season: "summer", start: "2026-03-29T22:30:00Z" },
    ]),
  )("writes a time in the time zone of $country in $season", ({ timeZone, start }) => {
    const { component, parsed } = parseEvent({ when: { start: new Date(start), minutes: 90 } }, timeZone);

    expect(parsed.startDate.toJSDate().toISOString()).toBe(new Date(start).toISOString());
    expect(parsed.endDate.toJSDate().getTime() - parsed.startDate.toJSDate().getTime()).toBe(90 * 60_000);
    const wallClock = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
    expect(component.getFirstPropertyValue("dtstart")?.toString().replace("T", " ")).toBe(
      wallClock.format(new Date(start)),
    );
  });

  it("writes whole days with the day after the last one as the end", () => {
    const { parsed } = parseEvent({ when: { firstDay: "2026-10-30", lastDay: "2026-10-31" } });

    expect(parsed.startDate.isDate).toBe(true);
    expect(parsed.startDate.toString()).toBe("2026-10-30");
    expect(parsed.endDate.toString()).toBe("2026-11-01");
  });

  it("repeats a day in each year", () => {
    const { parsed } = parseEvent({ when: { firstDay: "2026-04-15" }, isYearly: true });

    const days = parsed.iterator();
    expect([days.next(), days.next(), days.next()].map(String)).toEqual([
      "2026-04-15",
      "2027-04-15",
      "2028-04-15",
    ]);
    expect(parsed.duration.toString()).toBe("P1D");
  });

  it("keeps commas, semicolons, line breaks and long texts", () => {
    const texts = {
      title: "Vor-Ort-Termin; Dach, Süd",
      location: "Königstraße 1, 10115 Berlin",
      description: `Zeile 1\nZeile 2 \\ ${"sehr lang und mit Ümläuten ".repeat(8)}`.trim(),
    };
    const { parsed } = parseEvent({ ...texts, when: { firstDay: "2026-10-30" } });

    expect(parsed).toMatchObject({
      uid: "visit-1@taglys",
      summary: texts.title,
      location: texts.location,
      description: texts.description,
    });
  });

  it("has the time of its creation, which tells calendars the newer of two files", () => {
    const { component } = parseEvent({ when: { firstDay: "2026-10-30" } });

    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-01-31T23:59:59Z");
  });

  it("rejects an unknown time zone", () => {
    expect(() => parseEvent({ when: { start: createdAt, minutes: 60 } }, "Europe/Atlantis")).toThrow(
      'Expected the name of a time zone, got "Europe/Atlantis".',
    );
  });
});
