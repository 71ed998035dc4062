import { readStorage, removeStorage, writeStorage } from "../../storage/storage.ts";

/** A response's `Date` header and when the visitor's clock saw the exchange, in milliseconds since 1970. */
export interface ClockReading {
  sentAt: number;
  receivedAt: number;
  /** Rounded down to a whole second, as the header is. */
  serverTime: number;
}

/**
 * How many milliseconds the server's clock is ahead of the visitor's: the known difference, changed as little as the reading
 * requires. The server wrote the header at some moment between request and response, so that a slow response never makes the
 * difference worse.
 */
export function correctClockDifference(
  known: number,
  { sentAt, receivedAt, serverTime }: ClockReading,
): number {
  const smallest = serverTime - receivedAt;
  const largest = serverTime + 1000 - sentAt;
  // The visitor's clock was set back during the request.
  if (smallest > largest) return known;
  return Math.min(Math.max(known, smallest), largest);
}

/** Stored, so that a page knows the difference before its first response. */
const storageKey = "clockDifference";
let difference = readStoredDifference();

function readStoredDifference(): number {
  const stored = Number(readStorage("localStorage", storageKey));
  return Number.isFinite(stored) ? stored : 0;
}

/** Compares the visitor's clock with a response that was not cached. */
export function recordServerTime(responseHeaders: Headers, sentAt: number): void {
  const serverTime = Date.parse(responseHeaders.get("date") ?? "");
  if (Number.isNaN(serverTime)) return;
  const corrected = correctClockDifference(difference, { sentAt, receivedAt: Date.now(), serverTime });
  if (corrected === difference) return;
  difference = corrected;
  if (corrected === 0) removeStorage("localStorage", storageKey);
  else writeStorage("localStorage", storageKey, String(corrected));
}

/** How many milliseconds the server's clock is ahead of the visitor's. */
export function getClockDifference(): number {
  return difference;
}

/** The server's time in milliseconds since 1970, however wrong the visitor's clock is. */
export function getServerTime(): number {
  return Date.now() + difference;
}
