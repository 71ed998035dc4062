/** Reads the header `Retry-After`, a number of seconds or a date by the server's clock, as milliseconds from now. */
export function readRetryAfter({ headers }: Response): number | undefined {
  const header = headers.get("retry-after");
  if (!header) return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : undefined;
  const now = Date.parse(headers.get("date") ?? "") || Date.now();
  const milliseconds = seconds === undefined ? Date.parse(header) - now : seconds * 1000;
  return Number.isFinite(milliseconds) ? Math.max(milliseconds, 0) : undefined;
}
