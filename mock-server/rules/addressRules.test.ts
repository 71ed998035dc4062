import { describe, expect, it } from "vitest";
import { countryFacts } from "../../schema/countries.ts";
import type { Country } from "../generated/mainApi.ts";
import en from "../texts/en.json" with { type: "json" };
import { checkPostCode } from "./addressRules.ts";

describe("checkPostCode", () => {
  it.each(Object.entries(countryFacts))("accepts the example of %s", (country, { postCode }) => {
    expect(checkPostCode(en, country as Country, postCode.example)).toBeUndefined();
  });

  it.each([
    { country: "DE", valid: ["01067", " 10115 "], invalid: ["1011", "101155", "D-10115", "1011a", ""] },
    { country: "CH", valid: ["8001"], invalid: ["CH-8001", "80011"] },
    { country: "SE", valid: ["111 22"], invalid: ["11122", "1112 2", "111  22"] },
    { country: "GB", valid: ["M1 1AE", "sw1a 1aa", "EC1A 1BB"], invalid: ["SW1A1AA", "12345", "SW1A 11A"] },
    { country: "IE", valid: ["D04 X2Y3", "D6W XY00", "d04x2y3"], invalid: ["B04 X2Y3", "D04", "12345"] },
  ] as const)("accepts only post codes of $country", ({ country, valid, invalid }) => {
    for (const postCode of valid) expect(checkPostCode(en, country, postCode)).toBeUndefined();
    for (const postCode of invalid)
      expect(checkPostCode(en, country, postCode)).toMatch(/^Enter a post code such as .+\.$/);
  });
});
