// @vitest-environment node
import { expect, it } from "vitest";
import { countryFacts } from "../countryFacts.ts";
import { streetLine, townLine } from "./addressLines.ts";

const address = { street: "Dachweg", houseNumber: "7", postCode: "20095", city: "Hamburg", county: "Nord" };
const nothing = { street: null, houseNumber: null, postCode: null, city: null, county: null };

it.each([
  ["all parts", address, "Dachweg 7", "20095 Hamburg, Nord"],
  [
    "no house number and no county",
    { ...address, houseNumber: null, county: null },
    "Dachweg",
    "20095 Hamburg",
  ],
  ["no post code", { ...address, postCode: null }, "Dachweg 7", "Hamburg, Nord"],
  ["the county alone", { ...nothing, county: "Cork" }, undefined, "Cork"],
  ["blank parts", { ...nothing, street: " ", houseNumber: "", city: "Bern" }, undefined, "Bern"],
  ["nothing", nothing, undefined, undefined],
])("an address with %s, and of a country not known yet", (_, parts, street, town) => {
  for (const form of [countryFacts.DE, undefined]) {
    expect(streetLine(parts, form)).toBe(street);
    expect(townLine(parts, form)).toBe(town);
  }
});

it.each([
  ["all parts", address, "7 Dachweg", "Hamburg, Nord, 20095"],
  [
    "no house number and no county",
    { ...address, houseNumber: "", county: null },
    "Dachweg",
    "Hamburg, 20095",
  ],
  ["nothing", nothing, undefined, undefined],
])("an address on the British Isles with %s", (_, parts, street, town) => {
  for (const form of [countryFacts.GB, countryFacts.IE]) {
    expect(streetLine(parts, form)).toBe(street);
    expect(townLine(parts, form)).toBe(town);
  }
});
