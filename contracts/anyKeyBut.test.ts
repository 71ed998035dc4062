import fc from "fast-check";
import { expect, it } from "vitest";
import { anyKeyBut } from "./identity-provider/anyKeyBut.ts";

const key = new RegExp(anyKeyBut("access_token"));

it("fits every key but one", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z_]{0,14}$/), (text) => {
      expect(key.test(text)).toBe(text !== "access_token");
    }),
    {
      seed: 20_260_601,
      examples: [["access_token"], ["access_toke"], ["access_tokens"], ["access_taken"], ["id_token"]],
    },
  );
});
