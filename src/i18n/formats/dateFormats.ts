import type { IntlShape } from "react-intl";

/** `brief`: weekday, day and month, for large type. */
type DateStyle = "full" | "long" | "medium" | "brief";

/** A day such as `2026-03-09`, or a moment, as a service sends it. */
export type DateText = string | null | undefined;

const briefFormat = { weekday: "short", day: "numeric", month: "short" } as const;

const getFormat = (dateStyle: DateStyle) => (dateStyle === "brief" ? briefFormat : { dateStyle });

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const offsetPattern = /(?:Z|[+-]\d{2}:?\d{2})$/i;

interface ParsedDate {
  date: Date;
  /** The time zone in which the date is formatted. */
  timeZone: string;
  isDay: boolean;
}

/**
 * Formats days and moments in a time zone, regardless of the visitor's. A day without a time is that day in every zone, and a
 * time without an offset is in this zone. All functions return undefined for a text that is no date.
 */
export function createDateFormats(
  intl: Pick<IntlShape, "formatDate" | "formatDateTimeRange">,
  timeZone: string,
) {
  function getDay(text: DateText): string | undefined {
    const parsed = parseDate(text, timeZone);
    return parsed && formatIso(parsed.date, parsed.timeZone).slice(0, 10);
  }

  function formatDay(text: DateText, dateStyle: DateStyle = "long"): string | undefined {
    const parsed = parseDate(text, timeZone);
    return parsed && intl.formatDate(parsed.date, { ...getFormat(dateStyle), timeZone: parsed.timeZone });
  }

  return {
    /** Returns the day as `2026-03-09`. */
    getDay,
    /** Returns today as `2026-03-09`. */
    getToday: () => formatIso(new Date(), timeZone).slice(0, 10),
    formatDay,

    /** Formats the first day alone if the last one is missing or not after it. */
    formatDays(first: DateText, last: DateText, dateStyle: DateStyle = "long"): string | undefined {
      const [from, to] = [first, last].map((text) => parseDate(getDay(text), timeZone)?.date);
      if (!from || !to || to <= from) return formatDay(first, dateStyle);
      return intl.formatDateTimeRange(from, to, { ...getFormat(dateStyle), timeZone: "UTC" });
    },

    /** Formats day and time, or only the day if a service sent no time. */
    formatMoment(text: DateText, dateStyle: Exclude<DateStyle, "brief"> = "long"): string | undefined {
      const parsed = parseDate(text, timeZone);
      if (!parsed || parsed.isDay) return formatDay(text, dateStyle);
      return intl.formatDate(parsed.date, { dateStyle, timeStyle: "short", timeZone: parsed.timeZone });
    },
  };
}

export type DateFormats = ReturnType<typeof createDateFormats>;

/** Whether the text is a day of the calendar. */
export function isDay(text: string): boolean {
  return parseDate(text, "UTC")?.isDay ?? false;
}

/** A text without an offset is read and formatted in UTC, so that it keeps its time. */
export function parseDate(text: DateText, timeZone: string): ParsedDate | undefined {
  if (!text) return undefined;
  const isDay = dayPattern.test(text);
  const hasOffset = offsetPattern.test(text) && !isDay;
  const date = new Date(isDay || hasOffset ? text : `${text}Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  // `Date` accepts 31 February as 3 March.
  if (isDay && date.toISOString().slice(0, 10) !== text) return undefined;
  return { date, isDay, timeZone: hasOffset ? timeZone : "UTC" };
}

/** The Swedish locale formats dates as in ISO 8601. */
export function formatIso(date: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "medium", timeZone });
  return format.format(date).replace(" ", "T");
}
