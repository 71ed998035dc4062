import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createExclusionRegex } from "./values.ts";

describe("createExclusionRegex", () => {
  const regex = new RegExp(createExclusionRegex("access_token"));

  it("matches every text except the excluded one", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z_]{0,14}$/), (text) => {
        expect(regex.test(text)).toBe(text !== "access_token");
      }),
      {
        seed: 20_260_601,
        examples: [["access_token"], ["access_toke"], ["access_tokens"], ["access_taken"], ["id_token"]],
      },
    );
  });
});
