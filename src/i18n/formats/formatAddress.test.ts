import { expect, it } from "vitest";
import { countryFacts } from "#schema/countries.ts";
import { formatAddress, formatStreetLine, formatTownLine } from "./formatAddress.ts";

const address = { street: "Dachweg", houseNumber: "7", postCode: "20095", city: "Hamburg", county: "Nord" };
const nothing = { street: null, houseNumber: null, postCode: null, city: null, county: null };

it.each([
  ["all parts", address, "Dachweg 7", "20095\u00A0Hamburg, Nord"],
  [
    "no house number and no county",
    { ...address, houseNumber: null, county: null },
    "Dachweg",
    "20095\u00A0Hamburg",
  ],
  ["a county of the town’s name", { ...address, county: "Hamburg" }, "Dachweg 7", "20095\u00A0Hamburg"],
  ["no post code", { ...address, postCode: null }, "Dachweg 7", "Hamburg, Nord"],
  ["the county alone", { ...nothing, county: "Cork" }, undefined, "Cork"],
  ["blank parts", { ...nothing, street: " ", houseNumber: "", city: "Bern" }, undefined, "Bern"],
  ["nothing", nothing, undefined, undefined],
])(
  "formatStreetLine, formatTownLine and formatAddress › format a continental address with %s",
  (_, parts, street, town) => {
    const format = countryFacts.DE;
    expect(formatStreetLine(parts, format)).toBe(street);
    expect(formatTownLine(parts, format)).toBe(town);
    expect(formatAddress(parts, format)).toBe([street, town].filter(Boolean).join(", ") || undefined);
  },
);

it.each([
  ["all parts", address, "7 Dachweg", "Hamburg, Nord, 20095"],
  [
    "no house number and no county",
    { ...address, houseNumber: "", county: null },
    "Dachweg",
    "Hamburg, 20095",
  ],
  ["a county of the town’s name", { ...address, county: "Hamburg" }, "7 Dachweg", "Hamburg, 20095"],
  [
    "a county with the town’s name in it",
    { ...address, city: "London", county: "Greater London" },
    "7 Dachweg",
    "London, 20095",
  ],
  [
    "a county that begins like the town",
    { ...address, city: "Derby", county: "Derbyshire" },
    "7 Dachweg",
    "Derby, Derbyshire, 20095",
  ],
  [
    "a post code in two parts",
    { ...nothing, city: "Lewes", postCode: "BN7 1XT" },
    undefined,
    "Lewes, BN7\u00A01XT",
  ],
  ["nothing", nothing, undefined, undefined],
])(
  "formatStreetLine, formatTownLine and formatAddress › format a British or Irish address with %s",
  (_, parts, street, town) => {
    for (const format of [countryFacts.GB, countryFacts.IE]) {
      expect(formatStreetLine(parts, format)).toBe(street);
      expect(formatTownLine(parts, format)).toBe(town);
      expect(formatAddress(parts, format)).toBe([street, town].filter(Boolean).join(", ") || undefined);
    }
  },
);
