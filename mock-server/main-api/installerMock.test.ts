import { describe, expect, it } from "vitest";
import { freshWorld } from "../testing/worlds.ts";
import { countrySeeds } from "../world/countries/countrySeeds.ts";
import { installerWith } from "./installerMock.ts";

describe("installerWith", () => {
  it.each(Object.values(countrySeeds))(
    "fills in what the seed of $country leaves out [R3.9]",
    ({ country }) => {
      for (const location of freshWorld(country).installers) {
        const installer = installerWith(location, country);
        expect(installer).toMatchObject({
          id: location.installerId,
          name: location.name,
          street: location.street,
          postCode: location.postalCode,
          city: location.city,
          country,
          approved: true,
          vacations: [],
        });
        expect(installer.radius).toBeGreaterThanOrEqual(20);
        expect(installer.hourlyWage).toBeGreaterThanOrEqual(48);
        expect(installer.rating).toBeGreaterThanOrEqual(3.6);
        expect(installer.rating).toBeLessThanOrEqual(5);
        expect(Date.parse(installer.createdAt ?? "")).toBeLessThan(Date.parse("2025-01-01"));
        expect(["CERTIFIED", "INDEPENDENT", "INSTALLATION_SERVICE"]).toContain(installer.installerType);
      }
    },
  );

  it("makes up the same for the same installer, and another for another", () => {
    const [first, second] = freshWorld().installers.map((location) => installerWith(location, "DE"));
    const [again] = freshWorld().installers.map((location) => installerWith(location, "DE"));
    expect(again).toEqual(first);
    expect([second?.radius, second?.hourlyWage]).not.toEqual([first?.radius, first?.hourlyWage]);
  });
});
