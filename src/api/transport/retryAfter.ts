import { getServerTime } from "./serverClock.ts";

/** Reads the header `Retry-After`, a number of seconds or a date, as milliseconds from now. */
export function readRetryAfter({ headers }: Response): number | undefined {
  const header = headers.get("retry-after");
  if (!header) return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : undefined;
  const milliseconds = seconds === undefined ? Date.parse(header) - getServerTime() : seconds * 1000;
  return Number.isFinite(milliseconds) ? Math.max(milliseconds, 0) : undefined;
}
