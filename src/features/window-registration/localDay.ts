/** The day it is where the browser is, such as `2026-03-09`. */
export function localDay(now: Date): string {
  const year = String(now.getFullYear()).padStart(4, "0");
  const month = String(now.getMonth() + 1).padStart(2, "0");
  return `${year}-${month}-${String(now.getDate()).padStart(2, "0")}`;
}
