import { describe, expect, it } from "vitest";
import type { Country } from "../../generated/mainApi.ts";
import type { AddressSeed, CountrySwitches } from "./countrySeed.ts";
import { countrySeeds } from "./countrySeeds.ts";

const postCodes: Record<Country, RegExp> = {
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  // The last two letters are never C, I, K, M, O or V.
  GB: /^[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/,
  IE: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [\dAC-FHKNPRTV-Y]{4}$/,
  NO: /^\d{4}$/,
  SE: /^\d{3} \d{2}$/,
};

const callingCodes: Record<Country, string> = {
  AT: "+43",
  CH: "+41",
  DE: "+49",
  DK: "+45",
  GB: "+44",
  IE: "+353",
  NO: "+47",
  SE: "+46",
};

/** Digits of a number after the calling code. */
const phoneLengths: Record<Country, readonly number[]> = {
  AT: [9, 10],
  CH: [9],
  DE: [10, 11],
  DK: [8],
  GB: [10],
  IE: [9],
  NO: [8],
  SE: [9],
};

type Differences = Partial<Omit<CountrySwitches, "tagManagerId">> & { tagManager?: boolean };

/** The differences of each country from `defaults`. */
const differences: Record<Country, Differences> = {
  AT: { alternativeInstallationFlow: true },
  CH: {},
  DE: { vProEnabled: true },
  DK: { tagManager: false },
  GB: { vProEnabled: true },
  IE: { windowRegistrationEnabled: false },
  NO: { ownRegistrationService: false },
  SE: { alternativeInstallationFlow: true },
};

const defaults = {
  ownRegistrationService: true,
  windowRegistrationEnabled: true,
  alternativeInstallationFlow: false,
  vProEnabled: false,
  tagManager: true,
};

const locales: Record<Country, readonly string[]> = {
  AT: ["de-AT", "de"],
  CH: ["de-CH", "gsw", "fr", "it"],
  DE: ["de-DE", "de"],
  DK: ["da", "da"],
  GB: ["en-GB", "en"],
  IE: ["en-IE", "en"],
  NO: ["no", "no"],
  SE: ["sv", "sv"],
};

const vatRates: Record<Country, number> = {
  AT: 0.2,
  CH: 0.081,
  DE: 0.19,
  DK: 0.25,
  GB: 0.2,
  IE: 0.23,
  NO: 0.25,
  SE: 0.25,
};

const formatAddress = ({ street, houseNumber, postCode, city }: AddressSeed) =>
  `${street} ${houseNumber}, ${postCode} ${city}`;

const findDuplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(Object.values(countrySeeds))("seed of $country", (seed) => {
  const { country, addresses, phoneNumbers, installers, switches } = seed;

  it("is stored under its own country", () => {
    expect(countrySeeds[country]).toBe(seed);
  });

  it("has at least 24 addresses without duplicates", () => {
    expect(addresses.length).toBeGreaterThanOrEqual(24);
    expect(findDuplicates([...addresses, ...installers].map(formatAddress))).toEqual([]);
  });

  it("has post codes in the country's format", () => {
    const invalid = [...addresses, ...installers].filter(
      ({ postCode }) => !postCodes[country].test(postCode),
    );
    expect(invalid).toEqual([]);
  });

  it("has counties only in GB and IE", () => {
    const hasCounties = country === "GB" || country === "IE";
    const invalid = [...addresses, ...installers].filter(({ county }) => Boolean(county) !== hasCounties);
    expect(invalid).toEqual([]);
  });

  it("has at least 12 valid phone numbers of the country without duplicates", () => {
    const numbers = [...phoneNumbers, ...installers.map(({ phone }) => phone)];
    const code = callingCodes[country];
    const invalid = numbers.filter(
      (number) =>
        !number.startsWith(`${code} `) ||
        !phoneLengths[country].includes(number.slice(code.length).replaceAll(" ", "").length),
    );
    expect(phoneNumbers.length).toBeGreaterThanOrEqual(12);
    expect(invalid).toEqual([]);
    expect(findDuplicates(numbers)).toEqual([]);
  });

  it("has installers of all kinds with .example e-mail addresses", () => {
    const combinations = new Set(installers.map(({ isPremium, isExpert }) => `${isPremium} ${isExpert}`));
    expect(installers.length).toBeGreaterThanOrEqual(6);
    expect(installers.filter(({ email }) => !/^[a-z]+@[a-z-]+\.example$/.test(email))).toEqual([]);
    expect(combinations.size).toBe(4);
  });

  it("has the switches of design.md", () => {
    const { tagManagerId, ...others } = switches;
    expect({ ...others, tagManager: tagManagerId !== null }).toEqual({
      ...defaults,
      ...differences[country],
    });
    expect(tagManagerId ?? "GTM-NONE").toMatch(/^(?:GTM|G)-[A-Z\d]+$/);
  });

  it("has locale, languages and value added tax of the country", () => {
    expect([seed.defaultLocale, ...seed.contentLanguages]).toEqual(locales[country]);
    expect(seed.vatRate).toBe(vatRates[country]);
  });
});

it("country seeds have different tag managers", () => {
  const ids = Object.values(countrySeeds).flatMap(({ switches }) => switches.tagManagerId ?? []);
  expect(findDuplicates(ids)).toEqual([]);
});

it("the seed of CH has addresses in all three language regions", () => {
  const cities = countrySeeds.CH.addresses.map(({ city }) => city);
  expect(cities).toEqual(expect.arrayContaining(["Zürich", "Lausanne", "Lugano"]));
});
