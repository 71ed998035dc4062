/**
 * The moment at which a calendar day such as `2026-03-09` begins in UTC. Shown with `timeZone: "UTC"` it is the same day
 * everywhere; undefined for a text that is no such day.
 */
export function calendarDay(text: string): Date | undefined {
  const day = new Date(`${text}T00:00:00Z`);
  // Engines read 31 February as 3 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? day : undefined;
}
