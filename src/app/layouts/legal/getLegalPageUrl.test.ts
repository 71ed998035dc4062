import { expect, it } from "vitest";
import { type Country, countryLocales } from "#locales.ts";
import { legalPages } from "#operatorSettings.ts";
import { getLegalPageUrl } from "./getLegalPageUrl.ts";

const countries = Object.entries(countryLocales) as [Country, (typeof countryLocales)[Country]][];

it.each(countries)(
  "getLegalPageUrl returns four https URLs that differ between the locales of %s",
  (country, locales) => {
    const urls = locales.flatMap((locale) =>
      legalPages.map((page) => getLegalPageUrl(page, country, locale)),
    );
    expect(new Set(urls).size).toBe(4 * locales.length);
    for (const url of urls) expect(url).toMatch(/^https:\/\/[\w.]+\/[\w/-]+$/);
  },
);

it("getLegalPageUrl contains the language if a country has several", () => {
  expect(getLegalPageUrl("privacy", "CH", "fr-CH")).toBe("https://www.taglys.example/ch/fr/privacy");
  expect(getLegalPageUrl("imprint", "DE", "de-DE")).toBe("https://www.taglys.example/de/imprint");
});
