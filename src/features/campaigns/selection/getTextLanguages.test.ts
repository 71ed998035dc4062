import { describe, expect, it } from "vitest";
import { getTextLanguages } from "./getTextLanguages.ts";

describe("getTextLanguages", () => {
  it.each([
    ["de-DE", "de-DE", ["de", "en"]],
    ["de-CH", "de-CH", ["gsw", "de", "en"]],
    ["fr-CH", "de-CH", ["fr", "gsw", "de", "en"]],
    ["en-GB", "en-GB", ["en"]],
    ["sv", "tlh", ["sv", "en"]],
  ])("returns for %s in a country with the default locale %s: %j", (locale, defaultLocale, languages) => {
    expect(getTextLanguages(locale, defaultLocale)).toEqual(languages);
  });
});
