/** Formats the day in the browser's time zone, such as `2026-03-09`. */
export function formatLocalDay(now: Date): string {
  const year = String(now.getFullYear()).padStart(4, "0");
  const month = String(now.getMonth() + 1).padStart(2, "0");
  return `${year}-${month}-${String(now.getDate()).padStart(2, "0")}`;
}
