/**
 * Parses a day such as `2026-03-09` as its midnight in UTC: formatted with `timeZone: "UTC"` it is the same day everywhere.
 * Returns undefined for a text that is no day.
 */
export function parseCalendarDay(text: string): Date | undefined {
  const day = new Date(`${text}T00:00:00Z`);
  // `Date` accepts 31 February as 3 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? day : undefined;
}
