import { describe, expect, it } from "vitest";
import { countryLocales, locales } from "#countries.ts";
import { contentLanguages, getContentLanguage, getLanguageTag } from "./contentLanguage.ts";
import { furtherLanguageCodes, isLanguageCode } from "./languageCodes.ts";

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

describe("furtherLanguageCodes", () => {
  it("has about 50 codes besides those of the content", { tags: ["R9.7"] }, () => {
    expect(furtherLanguageCodes.length).toBeGreaterThanOrEqual(48);
    expect(furtherLanguageCodes.length).toBeLessThanOrEqual(56);
    expect(furtherLanguageCodes).toEqual([...furtherLanguageCodes].toSorted());
    const all = new Set<string>([...contentLanguages, ...furtherLanguageCodes]);
    expect(all.size).toBe(contentLanguages.length + furtherLanguageCodes.length);
  });

  it.each([...contentLanguages, ...furtherLanguageCodes])(
    "has the code %s in canonical spelling",
    { tags: ["R9.7"] },
    (code) => {
      expect(isLanguageCode(code)).toBe(true);
      // "no" is what the portal says; the canonical spelling of the others is their own.
      expect(Intl.getCanonicalLocales(code)).toEqual([code]);
      expect(new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code)).toBeTruthy();
    },
  );

  it.each(["ar", "zh-Hans", "zh-Hant", "pt-BR", "sr-Cyrl"])("includes %s", { tags: ["R9.7"] }, (code) => {
    expect(isLanguageCode(code)).toBe(true);
  });

  it.each(["", "xx", "AR", "zh-hans", "zh_Hans", "de-CH", "constructor", "en "])(
    "does not include %j",
    { tags: ["R9.7"] },
    (text) => {
      expect(isLanguageCode(text)).toBe(false);
    },
  );
});
