import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarEvent, createCalendarFile } from "./createCalendarFile.ts";

const createdAt = new Date("2026-01-31T23:59:59Z");

/** Reads the file as a calendar would. */
function parseEvent(event: Partial<CalendarEvent> & Pick<CalendarEvent, "when">) {
  const file = createCalendarFile({ id: "visit-1@taglys", title: "Visit", ...event }, createdAt);
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  if (!component) throw new Error("Expected an event.");
  return { file, component, parsed: new ICAL.Event(component) };
}

describe("createCalendarFile", () => {
  it("writes a time of day in UTC", () => {
    const { component, parsed } = parseEvent({
      when: { start: new Date("2026-03-29T22:30:00Z"), minutes: 90 },
    });

    expect(component.getFirstPropertyValue("dtstart")?.toString()).toBe("2026-03-29T22:30:00Z");
    expect(parsed.endDate.toJSDate().toISOString()).toBe("2026-03-30T00:00:00.000Z");
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

  it("keeps commas, semicolons, line breaks and long texts, in lines of at most 75 octets", () => {
    const texts = {
      title: "Vor-Ort-Termin; Dach, Süd",
      location: "Königstraße 1, 10115 Berlin",
      description: `Zeile 1\nZeile 2 \\ ${"sehr lang und mit Ümläuten ".repeat(8)}`.trim(),
    };
    const { file, parsed } = parseEvent({ ...texts, when: { firstDay: "2026-10-30" } });

    expect(parsed).toMatchObject({
      uid: "visit-1@taglys",
      summary: texts.title,
      location: texts.location,
      description: texts.description,
    });
    const octets = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBe(75);
  });

  it("writes no-break spaces as ordinary ones, so that maps find addresses", () => {
    const { parsed } = parseEvent({ when: { firstDay: "2026-10-30" }, location: "10115\u00A0Berlin" });

    expect(parsed.location).toBe("10115 Berlin");
  });

  it("contains the time of its creation, by which calendars recognize the newer of two files", () => {
    const { component } = parseEvent({ when: { firstDay: "2026-10-30" } });

    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-01-31T23:59:59Z");
  });
});
