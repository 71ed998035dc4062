import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ClockReading, correctClockDifference } from "./serverClock.ts";

fc.configureGlobal({ seed: 20_260_601, numRuns: 1000 });

const maxDifference = 600_000;
const difference = fc.integer({ min: -maxDifference, max: maxDifference });

interface Exchange {
  /** By the server's clock. */
  sentAt: number;
  /** Until the server writes the header. */
  requestMs: number;
  responseMs: number;
}

const exchange: fc.Arbitrary<Exchange> = fc.record({
  sentAt: fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
  requestMs: fc.integer({ min: 0, max: 30_000 }),
  responseMs: fc.integer({ min: 0, max: 30_000 }),
});

/** What a visitor sees of the exchange whose clock is behind the server's by `actual` milliseconds. */
function read(actual: number, { sentAt, requestMs, responseMs }: Exchange): ClockReading {
  const writtenAt = sentAt + requestMs;
  return {
    sentAt: sentAt - actual,
    receivedAt: writtenAt + responseMs - actual,
    serverTime: Math.floor(writtenAt / 1000) * 1000,
  };
}

describe("correctClockDifference", () => {
  it("never moves away from the actual difference", () => {
    fc.assert(
      fc.property(difference, difference, exchange, (known, actual, times) => {
        const corrected = correctClockDifference(known, read(actual, times));
        expect(Math.abs(corrected - actual)).toBeLessThanOrEqual(Math.abs(known - actual));
      }),
    );
  });

  it("is wrong by no more than the duration of the quickest exchange and a second", () => {
    fc.assert(
      fc.property(difference, fc.array(exchange, { minLength: 1, maxLength: 10 }), (actual, exchanges) => {
        const corrected = exchanges.reduce(
          (known, times) => correctClockDifference(known, read(actual, times)),
          0,
        );
        const quickest = Math.min(...exchanges.map(({ requestMs, responseMs }) => requestMs + responseMs));
        expect(Math.abs(corrected - actual)).toBeLessThanOrEqual(quickest + 1000);
      }),
    );
  });

  it("stays 0 if the clocks agree", () => {
    fc.assert(
      fc.property(exchange, (times) => {
        expect(correctClockDifference(0, read(0, times))).toBe(0);
      }),
    );
  });

  it("ignores an exchange during which the visitor's clock was set back", () => {
    fc.assert(
      fc.property(
        difference,
        exchange,
        fc.integer({ min: 1001, max: maxDifference }),
        (known, times, setBack) => {
          const { sentAt, serverTime } = read(0, times);
          expect(correctClockDifference(known, { sentAt, receivedAt: sentAt - setBack, serverTime })).toBe(
            known,
          );
        },
      ),
    );
  });
});
