import { describe, expect, it } from "vitest";
import { countryLocales, locales } from "#locales.ts";
import { detectLocale, parseLocale, resolveLocale } from "./resolveLocale.ts";

const switzerland = { country: "CH", defaultLocale: "de-CH" } as const;

describe("resolveLocale", () => {
  it("returns the stored locale if the country has it, otherwise the configured default", {
    tags: ["R5.3"],
  }, () => {
    const resolve = (stored: string | null) => resolveLocale(switzerland, stored);
    expect(["it-CH", "it", "rm-CH", null].map(resolve)).toEqual(["it-CH", "de-CH", "de-CH", "de-CH"]);
  });

  it("returns German if the configured default is unknown", { tags: ["R9.4"] }, () => {
    expect(resolveLocale({ country: "GB", defaultLocale: "cy-GB" }, null)).toBe("de");
  });
});

describe("detectLocale", () => {
  it.each([
    ["prefers the stored locale if the country of the last visit has it", "fr-CH", "CH", "", ["de"], "fr-CH"],
    ["prefers the country of the last visit to the browser", null, "DE", "", ["pl-PL", "en-GB"], "de-DE"],
    ["ignores a stored locale that the country does not have", "sv", "CH", "", ["fr"], "de-CH"],
    ["ignores a stored locale as long as the country is unknown", "fr-CH", null, "", ["en-GB"], "en-GB"],
    ["ignores a stored locale of an unknown country", "fr-CH", "constructor", "", ["en-GB"], "en-GB"],
    ["ignores an unknown stored locale", "xx", "CH", "", ["en-GB"], "de-CH"],
    ["prefers the language of the page to the browser on a first visit", null, null, "sv", ["en-GB"], "sv"],
    ["ignores a page language that is no locale", null, null, "en-US", ["it"], "it"],
    ["returns the first browser language that is known", null, null, "", ["pl-PL", "sv-SE", "en"], "sv"],
    ["falls back to the language where the region is unknown", null, null, "", ["it-IT"], "it"],
    ["maps Bokmål to no", null, null, "", ["nb-NO"], "no"],
    ["maps Nynorsk to no", null, null, "", ["nn"], "no"],
    ["returns German without browser languages", null, null, "", [], "de"],
  ])("%s", (_, stored, lastCountry, pageLanguage, browserLanguages, expected) => {
    expect(detectLocale(stored, lastCountry, pageLanguage, browserLanguages)).toBe(expected);
  });
});

it("detectLocale returns German if it knows no browser language", { tags: ["R9.4"] }, () => {
  expect(detectLocale(null, null, "", ["pl-PL", "cs"])).toBe("de");
});

describe("locales", () => {
  it("are the fourteen of the portal", { tags: ["R9.3"] }, () => {
    expect(locales.toSorted()).toEqual(
      "da de de-AT de-CH de-DE en en-GB en-IE fr fr-CH it it-CH no sv".split(" "),
    );
    expect(locales.map(parseLocale)).toEqual(locales);
  });

  it("are assigned to the eight countries", { tags: ["R9.1", "R9.2"] }, () => {
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
