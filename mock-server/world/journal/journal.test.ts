import { describe, expect, it } from "vitest";
import { Journal } from "./journal.ts";

describe("Journal", () => {
  const request = { service: "rest", method: "GET", path: "/", at: "", status: 200, duration: 0 } as const;

  it("keeps the last 2,000 requests with their numbers", () => {
    const journal = new Journal();
    for (let number = 1; number <= 2003; number++) {
      journal.record({ ...request, operation: `request ${number}`, errorCodes: [] });
    }
    expect(journal.entries()).toHaveLength(2000);
    expect(journal.entries()[0]).toMatchObject({ number: 4, operation: "request 4" });
  });

  it("keeps fewer requests where they are large", () => {
    const journal = new Journal();
    const operation = "a".repeat(1_000_000);
    for (let number = 1; number <= 6; number++) journal.record({ ...request, operation, errorCodes: [] });
    expect(journal.entries().map(({ number }) => number)).toEqual([3, 4, 5, 6]);
    const restored = new Journal();
    restored.restore(journal.save());
    restored.record({ ...request, operation, errorCodes: [] });
    expect(restored.entries().map(({ number }) => number)).toEqual([4, 5, 6, 7]);
    restored.clear();
    restored.record({ ...request, operation, errorCodes: [] });
    expect(restored.entries()).toHaveLength(1);
  });

  it("resolves waitFor when the caller aborts", async () => {
    const journal = new Journal();
    const controller = new AbortController();
    const waiting = journal.waitFor({ operation: "a" }, 1, controller.signal);
    controller.abort();
    expect(await waiting).toEqual([]);
    journal.record({ ...request, operation: "a", errorCodes: [] });
    expect(await journal.waitFor({ operation: "a" }, 1, controller.signal)).toHaveLength(1);
  });
});
