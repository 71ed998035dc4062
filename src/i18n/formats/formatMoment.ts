import type { IntlShape } from "react-intl";
import { parseCalendarDay } from "./parseCalendarDay.ts";

/**
 * Formats a day and, unless a service sent the day alone, the time in a time zone, by default the visitor's. Returns undefined
 * for an empty text.
 */
export function formatMoment(
  intl: Pick<IntlShape, "formatDate">,
  text: string,
  dateStyle: "full" | "long",
  timeZone?: string,
): string | undefined {
  const day = parseCalendarDay(text);
  if (day) return intl.formatDate(day, { dateStyle, timeZone: "UTC" });
  return text ? intl.formatDate(text, { dateStyle, timeStyle: "short", timeZone }) : undefined;
}
