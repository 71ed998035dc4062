import { describe, expect, it } from "vitest";
import { countryLocales, type Locale, locales } from "../countries.ts";
import { contentLanguageOf, contentLanguages, langOfContent } from "./contentLanguage.ts";
import { furtherLanguageCodes, isLanguageCode } from "./languageCodes.ts";

describe("the language of content", () => {
  it.each([
    ["de", "de"],
    ["de-DE", "de"],
    ["de-AT", "de"],
    ["de-CH", "gsw"],
    ["fr", "fr"],
    ["fr-CH", "fr"],
    ["it", "it"],
    ["it-CH", "it"],
    ["en", "en"],
    ["en-GB", "en"],
    ["en-IE", "en"],
    ["no", "no"],
    ["sv", "sv"],
    ["da", "da"],
  ] as const)("[R9.6] of %s is %s", (locale, language) => {
    expect(contentLanguageOf(locale)).toBe(language);
  });

  it("[R9.6] is one of eight, each of them read by some locale of some country", () => {
    expect(contentLanguages.toSorted()).toEqual(["da", "de", "en", "fr", "gsw", "it", "no", "sv"]);
    const read = Object.values(countryLocales).flatMap((allowed) => allowed.map(contentLanguageOf));
    expect([...new Set(read)].toSorted()).toEqual(contentLanguages.toSorted());
  });

  it("[R9.6] is named in the page where it is not the page's own", () => {
    const named = locales.filter((locale) => langOfContent(locale) !== undefined);
    expect(named).toEqual(["de-CH"] satisfies Locale[]);
    expect(langOfContent("de-CH")).toBe("gsw");
  });
});

describe("the language codes", () => {
  it("[R9.7] are about 50 beside those of the content", () => {
    expect(furtherLanguageCodes.length).toBeGreaterThanOrEqual(48);
    expect(furtherLanguageCodes.length).toBeLessThanOrEqual(56);
    expect(furtherLanguageCodes).toEqual([...furtherLanguageCodes].toSorted());
    const all = new Set<string>([...contentLanguages, ...furtherLanguageCodes]);
    expect(all.size).toBe(contentLanguages.length + furtherLanguageCodes.length);
  });

  it.each([...contentLanguages, ...furtherLanguageCodes])(
    "[R9.7] have in %s a language, well spelt",
    (code) => {
      expect(isLanguageCode(code)).toBe(true);
      // "no" is what the portal says; the canonical spelling of the others is their own.
      expect(Intl.getCanonicalLocales(code)).toEqual([code]);
      expect(new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code)).toBeTruthy();
    },
  );

  it.each(["ar", "zh-Hans", "zh-Hant", "pt-BR", "sr-Cyrl"])("[R9.7] include %s", (code) => {
    expect(isLanguageCode(code)).toBe(true);
  });

  it.each(["", "xx", "AR", "zh-hans", "zh_Hans", "de-CH", "constructor", "en "])(
    "[R9.7] have no %j",
    (text) => {
      expect(isLanguageCode(text)).toBe(false);
    },
  );
});
