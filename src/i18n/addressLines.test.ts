// @vitest-environment node
import { expect, it } from "vitest";
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
])("an address with %s", (_, parts, street, town) => {
  expect(streetLine(parts)).toBe(street);
  expect(townLine(parts)).toBe(town);
});
