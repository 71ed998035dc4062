import { describe, expect, it } from "vitest";
import { TagManagerIdError, validateTagManagerId } from "./tagManagerId.ts";

function getErrorMessage(id: string): string {
  try {
    validateTagManagerId(id);
  } catch (error) {
    if (error instanceof TagManagerIdError) return error.message;
    throw error;
  }
  throw new Error(`"${id}" was accepted.`);
}

describe("validateTagManagerId", () => {
  it("accepts only GTM- and G- followed by upper-case letters or digits", { tags: ["R5.2"] }, () => {
    const ids = ["GTM-ABC123", "GTM-1", "GTM-Z", "G-ABC123", "G-0"];
    expect(ids.map(validateTagManagerId)).toEqual(ids);
    for (const id of ["UA-ABC123", "AW-123", "GTM2-ABC"]) {
      expect(() => validateTagManagerId(id)).toThrow(TagManagerIdError);
    }
  });

  it("names the rule, the id and a correction in the error", { tags: ["R5.2"] }, () => {
    expect(getErrorMessage("gtm-abc123")).toBe(
      '"gtm-abc123" is not a valid tag-manager id: it must be GTM- or G- followed by upper-case letters or digits. Did you mean "GTM-ABC123"?',
    );
  });

  it.each([
    ["mixed case", "GTM-abC1", "GTM-ABC1"],
    ["lower case of the short form", "g-abc123", "G-ABC123"],
    ["no dash", "GTMABC123", "GTM-ABC123"],
    ["no dash in the short form", "G123", "G-123"],
    ["another dash", "GTM–ABC123", "GTM-ABC123"],
    ["an underscore", "GTM_ABC123", "GTM-ABC123"],
    ["two dashes", "GTM--ABC123", "GTM-ABC123"],
    ["a dash within", "GTM-ABC-123", "GTM-ABC123"],
    ["spaces around it", "  GTM-ABC123 ", "GTM-ABC123"],
    ["spaces within", "GTM - ABC 123", "GTM-ABC123"],
    ["a line break after it", "GTM-ABC123\n", "GTM-ABC123"],
    ["no prefix", "123456", "GTM-123456"],
    ["a dash but no prefix", "-123456", "GTM-123456"],
  ])("rejects an id with %s and suggests a correction", (_, id, suggestion) => {
    expect(getErrorMessage(id)).toContain(`Did you mean "${suggestion}"?`);
    expect(validateTagManagerId(suggestion)).toBe(suggestion);
  });

  it.each(["", "   ", "-", "GTM", "GTM-", "g-", "–!"])("rejects %j without a suggestion", (id) => {
    expect(getErrorMessage(id)).toBe(
      `"${id}" is not a valid tag-manager id: it must be GTM- or G- followed by upper-case letters or digits.`,
    );
  });
});
