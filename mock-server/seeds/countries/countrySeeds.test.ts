import { expect, it } from "vitest";
import { countryFacts } from "../../../schema/countries.ts";
import { readSeed } from "../readSeed.ts";
import { createCountrySchema } from "./countrySeed.ts";
import { countrySeeds } from "./countrySeeds.ts";

const seeds = Object.values(countrySeeds);

const findDuplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it.each(seeds)("seed of $country has no duplicates, one calling code and installers of all kinds", (seed) => {
  const { addresses, phoneNumbers, installers } = seed;
  const places = [...addresses, ...installers].map(
    ({ street, houseNumber, postCode, city }) => `${street} ${houseNumber}, ${postCode} ${city}`,
  );
  const numbers = [...phoneNumbers, ...installers.map(({ phone }) => phone)];
  expect(findDuplicates([...places, ...numbers])).toEqual([]);
  expect(new Set(numbers.map((number) => number.split(" ")[0])).size).toBe(1);
  expect(new Set(installers.map(({ isPremium, isExpert }) => `${isPremium} ${isExpert}`)).size).toBe(4);
});

it("country seeds have different tag managers", () => {
  expect(findDuplicates(seeds.flatMap(({ switches }) => switches.tagManagerId ?? []))).toEqual([]);
});

it("readSeed names the file, the row and the field that is invalid", () => {
  const readAsBritish = () => readSeed("countries/de.json", createCountrySchema(countryFacts.GB));
  expect(readAsBritish).toThrow(
    /^mock-server\/seeds\/countries\/de\.json is invalid\. addresses\.0\.postCode: /,
  );
  expect(readAsBritish).toThrow(/ installers\.6\.county: /);
});
