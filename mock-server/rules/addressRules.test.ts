import { describe, expect, it } from "vitest";
import { en } from "../texts/en.ts";
import { postCodeProblem } from "./addressRules.ts";

describe("postCodeProblem", () => {
  it.each([
    { country: "DE", good: ["10115", "01067", " 10115 "], bad: ["1011", "101155", "D-10115", "1011a", ""] },
    { country: "AT", good: ["1010"], bad: ["101", "10101"] },
    { country: "CH", good: ["8001"], bad: ["CH-8001", "80011"] },
    { country: "NO", good: ["0366"], bad: ["366"] },
    { country: "DK", good: ["2100"], bad: ["21000"] },
    { country: "SE", good: ["111 22"], bad: ["11122", "1112 2", "111  22"] },
    {
      country: "GB",
      good: ["SW1A 1AA", "M1 1AE", "sw1a 1aa", "EC1A 1BB"],
      bad: ["SW1A1AA", "12345", "SW1A 11A"],
    },
    { country: "IE", good: ["D04 X2Y3", "D6W XY00", "d04x2y3"], bad: ["B04 X2Y3", "D04", "12345"] },
  ] as const)("tells post codes of $country from others", ({ country, good, bad }) => {
    for (const postCode of good) expect(postCodeProblem(en, country, postCode)).toBeUndefined();
    for (const postCode of bad)
      expect(postCodeProblem(en, country, postCode)).toMatch(/^Enter a post code such as .+\.$/);
  });
});
