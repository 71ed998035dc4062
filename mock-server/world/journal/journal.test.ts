import { describe, expect, it } from "vitest";
import { Journal } from "./journal.ts";

const request = { service: "rest", method: "GET", path: "/", at: "", status: 200, duration: 0 } as const;
const record = (journal: Journal, operation: string, responseBody = "{}") =>
  journal.record(
    { ...request, operation, errorCodes: [] },
    { url: "", requestHeaders: [], responseHeaders: [], responseBody },
  );

describe("Journal", () => {
  it("keeps the last 2,000 requests with their numbers, and the bodies of the last 500", () => {
    const journal = new Journal();
    for (let number = 1; number <= 2003; number++) record(journal, `request ${number}`);
    expect(journal.entries()).toHaveLength(2000);
    expect(journal.entries()[0]).toMatchObject({ number: 4, operation: "request 4" });
    expect(journal.findExchange(1503)).toBeUndefined();
    expect(journal.findExchange(1504)).toMatchObject({ responseBody: "{}" });
  });

  it("keeps no body that is too long", () => {
    const journal = new Journal();
    record(journal, "long", "a".repeat(100_001));
    expect(journal.findExchange(1)).toMatchObject({ responseBody: undefined });
  });
});
