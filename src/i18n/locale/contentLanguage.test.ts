import { describe, expect, it } from "vitest";
import { countryLocales, locales } from "#locales.ts";
import { getContentLanguage, getLanguageTag } from "./contentLanguage.ts";
import furtherLanguageCodes from "./furtherLanguageCodes.json" with { type: "json" };

const contentLanguages = [
  ...new Set(Object.values(countryLocales).flatMap((allowed) => allowed.map(getContentLanguage))),
];

describe("getContentLanguage", () => {
  it.each([
    ["de-AT", "de"],
    ["de-CH", "gsw"],
    ["fr-CH", "fr"],
    ["no", "no"],
  ] as const)("returns for %s: %s", (locale, language) => {
    expect(getContentLanguage(locale)).toBe(language);
  });

  it("returns eight languages for the locales of the countries", { tags: ["R9.6"] }, () => {
    expect(contentLanguages.toSorted()).toEqual(["da", "de", "en", "fr", "gsw", "it", "no", "sv"]);
  });

  it("getLanguageTag › returns the language of the page for the content of each locale", () => {
    expect(getLanguageTag("gsw")).toBe("de-CH");
    const foreign = locales.filter(
      (locale) => !locale.startsWith(getLanguageTag(getContentLanguage(locale))),
    );
    expect(foreign).toEqual([]);
  });
});

describe("furtherLanguageCodes", () => {
  it("are about 50 languages without content, each once", { tags: ["R9.7"] }, () => {
    expect(furtherLanguageCodes.length).toBeGreaterThanOrEqual(48);
    expect(furtherLanguageCodes.length).toBeLessThanOrEqual(56);
    expect(furtherLanguageCodes).toEqual([...new Set(furtherLanguageCodes)].toSorted());
    expect(furtherLanguageCodes.filter((code) => contentLanguages.some((it) => it === code))).toEqual([]);
    expect(furtherLanguageCodes).toEqual(
      expect.arrayContaining(["ar", "zh-Hans", "zh-Hant", "pt-BR", "sr-Cyrl"]),
    );
  });

  it("have canonical spelling, like the languages of the content", () => {
    const codes = [...contentLanguages, ...furtherLanguageCodes];
    expect(codes.map((code) => Intl.getCanonicalLocales(code)[0])).toEqual(codes);
    const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
    expect(codes.filter((code) => !names.of(code))).toEqual([]);
  });
});
