// @vitest-environment node
import { describe, expect, it } from "vitest";
import { countryLocales, locales } from "../countries.ts";
import { chooseLocale, guessLocale, knownLocale } from "./chooseLocale.ts";

const switzerland = { country: "CH", defaultLocale: "de-CH" } as const;

describe("chooseLocale", () => {
  it.each([
    ["[R5.3] takes a stored locale that the country allows", "it-CH", switzerland, "it-CH"],
    ["[R5.3] drops a known one that the country does not allow", "it", switzerland, "de-CH"],
    ["[R5.3] drops an unknown one", "rm-CH", switzerland, "de-CH"],
    ["[R9.4] takes the configured default where nothing is stored", null, switzerland, "de-CH"],
    [
      "[R9.4] takes German where the default is unknown",
      null,
      { country: "GB", defaultLocale: "cy-GB" } as const,
      "de",
    ],
  ])("%s", (_, stored, config, expected) => {
    expect(chooseLocale(stored, config)).toBe(expected);
  });
});

describe("guessLocale", () => {
  it.each([
    ["takes the stored one first", "fr-CH", ["en-GB"], "fr-CH"],
    ["[R5.3] drops an unknown stored one", "xx", ["en-GB"], "en-GB"],
    ["takes the first of the browser's languages that is known", null, ["pl-PL", "sv-SE", "en"], "sv"],
    ["tries the language where the region is unknown", null, ["it-IT"], "it"],
    ["knows the Norwegian tongues", null, ["nb-NO"], "no"],
    ["knows both of them", null, ["nn"], "no"],
    ["[R9.4] takes German where nothing is known", null, ["pl-PL", "cs"], "de"],
    ["[R9.4] takes German where nothing is said", null, [], "de"],
  ])("%s", (_, stored, preferred, expected) => {
    expect(guessLocale(stored, preferred)).toBe(expected);
  });
});

describe("the locales", () => {
  it("[R9.3] are these fourteen", () => {
    expect(locales.toSorted()).toEqual(
      "da de de-AT de-CH de-DE en en-GB en-IE fr fr-CH it it-CH no sv".split(" "),
    );
    expect(locales.map(knownLocale)).toEqual(locales);
  });

  it("[R9.1] [R9.2] belong to the eight countries like this", () => {
    expect(countryLocales).toEqual({
      DE: ["de-DE"],
      AT: ["de-AT"],
      CH: ["de-CH", "fr-CH", "it-CH"],
      GB: ["en-GB"],
      IE: ["en-IE"],
      NO: ["no"],
      SE: ["sv"],
      DK: ["da"],
    });
  });
});
