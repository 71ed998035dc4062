import { type DateText, formatIso, parseDate } from "./dateFormats.ts";

/** The point in time of a moment, for calendars; undefined for a day and for a text that is no date. */
export function getMoment(text: DateText, timeZone: string): Date | undefined {
  const parsed = parseDate(text, timeZone);
  if (!parsed || parsed.isDay) return undefined;
  if (parsed.timeZone === timeZone) return parsed.date;
  const shift = Date.parse(`${formatIso(parsed.date, timeZone)}Z`) - parsed.date.getTime();
  return new Date(parsed.date.getTime() - shift);
}
