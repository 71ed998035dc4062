import { describe, expect, it } from "vitest";
import { areAllDetected, formatResultTable } from "./mutationReport.ts";
import { runMutations } from "./runMutations.ts";

describe("runMutations", () => {
  it("detects every mutation of the identity provider", async () => {
    const results = await runMutations("identity-provider");
    expect(areAllDetected(results), formatResultTable(results)).toBe(true);
  }, 60_000);
});
