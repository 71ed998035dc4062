import { toPlainText } from "#i18n/formats/keepNumbersTogether.ts";

export interface CalendarEvent {
  /** Importing an event twice updates it, since the id is the same. */
  id: string;
  title: string;
  /** A time of day. If no time is known, whole days as `YYYY-MM-DD`; `lastDay` is the first one by default. */
  when: { start: Date; minutes: number } | { firstDay: string; lastDay?: string | undefined };
  location?: string | undefined;
  description?: string | undefined;
  isYearly?: boolean | undefined;
}

/** The text of an iCalendar file (RFC 5545) with one event. Times are in UTC, so that the file needs no rules of a time zone. */
export function createCalendarFile(event: CalendarEvent, createdAt: Date): string {
  const { id, title, when, location, description, isYearly } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Taglys//Portal//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escapeText(id)}`,
    `DTSTAMP:${formatTime(createdAt)}`,
    ...("start" in when
      ? [`DTSTART:${formatTime(when.start)}`, `DURATION:PT${when.minutes}M`]
      : [
          `DTSTART;VALUE=DATE:${formatDay(when.firstDay)}`,
          `DTEND;VALUE=DATE:${formatDay(when.lastDay ?? when.firstDay, 1)}`,
        ]),
    ...(isYearly ? ["RRULE:FREQ=YEARLY"] : []),
    `SUMMARY:${escapeText(title)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function formatTime(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function formatDay(day: string, daysLater = 0): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + daysLater);
  return formatTime(date).slice(0, 8);
}

function escapeText(text: string): string {
  return toPlainText(text)
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n?|\n/g, "\\n");
}

/** Breaks a line after 75 octets; the space at the beginning of the next one is not part of the text. */
function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    octets += size;
    if (octets > 75) {
      folded += "\r\n ";
      octets = 1 + size;
    }
    folded += character;
  }
  return folded;
}
