import { tzlib_get_ical_block as getTimeZoneComponent } from "timezones-ical-library";
import {
  convertIcsTimezone,
  generateIcsCalendar,
  type IcsDateObject,
  timeZoneOffsetToMilliseconds,
} from "ts-ics";

export interface CalendarEvent {
  /** A calendar replaces an event that it has with the same id. */
  id: string;
  title: string;
  /** A time of day, or whole days as `YYYY-MM-DD`; `lastDay` is the first one by default. */
  when: { start: Date; minutes: number } | { firstDay: string; lastDay?: string | undefined };
  location?: string | undefined;
  description?: string | undefined;
  isYearly?: boolean | undefined;
}

interface CalendarFileOptions {
  /** IANA name. Times of day are written in this zone, with its changes between winter and summer time. */
  timeZone: string;
  createdAt: Date;
}

/** The text of an iCalendar file (RFC 5545) with one event. */
export function createCalendarFile(
  event: CalendarEvent,
  { timeZone, createdAt }: CalendarFileOptions,
): string {
  const { id, title, when, location, description, isYearly } = event;
  const base = {
    uid: id,
    stamp: { date: createdAt },
    summary: title,
    ...(location && { location }),
    ...(description && { description }),
    ...(isYearly && { recurrenceRule: { frequency: "YEARLY" as const } }),
  };
  const calendar = { version: "2.0" as const, prodId: "-//Taglys//Portal//EN", method: "PUBLISH" as const };
  if ("firstDay" in when) {
    const { firstDay, lastDay = firstDay } = when;
    // The end is the first day after the event.
    const end = createDay(lastDay);
    end.date.setUTCDate(end.date.getUTCDate() + 1);
    return generateIcsCalendar({ ...calendar, events: [{ ...base, start: createDay(firstDay), end }] });
  }
  const [component] = getTimeZoneComponent(timeZone);
  if (!component) throw new RangeError(`Expected the name of a time zone, got "${timeZone}".`);
  const zone = convertIcsTimezone(undefined, component);
  // The library writes zones with equal rules under one name.
  const start = createLocalTime(when.start, timeZone, zone.id);
  return generateIcsCalendar({
    ...calendar,
    timezones: [zone],
    events: [{ ...base, start, duration: { minutes: when.minutes } }],
  });
}

function createDay(day: string): IcsDateObject {
  return { date: new Date(`${day}T00:00:00Z`), type: "DATE" };
}

function createLocalTime(date: Date, timeZone: string, timezone: string): IcsDateObject {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  // "GMT+02:00", and "GMT" alone where there is no offset
  const tzoffset = name.replace("GMT", "").replace(":", "") || "+0000";
  const local = new Date(date.getTime() + timeZoneOffsetToMilliseconds(tzoffset));
  return { date, local: { date: local, timezone, tzoffset } };
}
