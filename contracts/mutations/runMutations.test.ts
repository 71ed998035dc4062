import { describe, expect, it } from "vitest";
import { areAsPlanned, formatResult } from "./mutationReport.ts";
import { runMutations } from "./runMutations.ts";

describe("runMutations", () => {
  it("detects the mutations of the identity provider", async () => {
    const results = await runMutations("identity-provider");
    expect(areAsPlanned(results), results.map(formatResult).join("\n")).toBe(true);
  }, 60_000);
});
