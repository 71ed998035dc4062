import { describe, expect, it } from "vitest";
import { countryLocales, locales } from "#locales.ts";
import { contentLanguages, getContentLanguage, getLanguageTag } from "./contentLanguage.ts";
import furtherLanguageCodes from "./furtherLanguageCodes.json" with { type: "json" };

describe("getContentLanguage", () => {
  it.each([
    ["de-AT", "de"],
    ["de-CH", "gsw"],
    ["fr-CH", "fr"],
    ["no", "no"],
  ] as const)("returns for %s: %s", { tags: ["R9.6"] }, (locale, language) => {
    expect(getContentLanguage(locale)).toBe(language);
  });

  it("returns eight languages, each for some locale of a country", { tags: ["R9.6"] }, () => {
    expect(contentLanguages.toSorted()).toEqual(["da", "de", "en", "fr", "gsw", "it", "no", "sv"]);
    const used = Object.values(countryLocales).flatMap((allowed) => allowed.map(getContentLanguage));
    expect([...new Set(used)].toSorted()).toEqual(contentLanguages.toSorted());
  });

  it("getLanguageTag › returns the language of the page for the content of each locale", {
    tags: ["R9.6"],
  }, () => {
    expect(getLanguageTag("gsw")).toBe("de-CH");
    const foreign = locales.filter(
      (locale) => !locale.startsWith(getLanguageTag(getContentLanguage(locale))),
    );
    expect(foreign).toEqual([]);
  });
});

describe("furtherLanguageCodes", { tags: ["R9.7"] }, () => {
  it("are about 50 besides those of the content, each once", () => {
    expect(furtherLanguageCodes.length).toBeGreaterThanOrEqual(48);
    expect(furtherLanguageCodes.length).toBeLessThanOrEqual(56);
    expect(furtherLanguageCodes).toEqual([...new Set(furtherLanguageCodes)].toSorted());
    expect(furtherLanguageCodes.filter((code) => contentLanguages.some((it) => it === code))).toEqual([]);
    expect(furtherLanguageCodes).toEqual(
      expect.arrayContaining(["ar", "zh-Hans", "zh-Hant", "pt-BR", "sr-Cyrl"]),
    );
  });

  it.each([...contentLanguages, ...furtherLanguageCodes])("have %s in canonical spelling", (code) => {
    expect(Intl.getCanonicalLocales(code)).toEqual([code]);
    expect(new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code)).toBeTruthy();
  });
});
