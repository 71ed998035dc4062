import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readRetryAfter } from "./responseErrors.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["a number of seconds", "120", 120_000],
  ["a number of seconds that nobody waits", "999999999", 300_000],
  ["zero", "0", 0],
  ["a date", "Mon, 01 Jun 2026 12:00:30 GMT", 30_000],
  ["a date in years", "Thu, 01 Jun 2028 12:00:00 GMT", 300_000],
  ["a date that has passed", "Mon, 01 Jun 2026 11:59:00 GMT", 0],
  ["an unreadable text", "soon", undefined],
  ["no header", undefined, undefined],
  ["an empty header", "", undefined],
])("readRetryAfter reads %s", (_, header, milliseconds) => {
  const headers = header === undefined ? {} : { "retry-after": header };
  expect(readRetryAfter(new Response(null, { headers }))).toBe(milliseconds);
});

it("readRetryAfter reads a date by the clock of the response", () => {
  const headers = { date: "Tue, 02 Jun 2026 09:00:00 GMT", "retry-after": "Tue, 02 Jun 2026 09:00:30 GMT" };
  expect(readRetryAfter(new Response(null, { headers }))).toBe(30_000);
});
