import { describe, expect, it } from "vitest";
import { countrySeeds } from "../../seeds/countries/countrySeeds.ts";
import { createStandingWorld } from "../../testing/worlds.ts";
import { createInstaller } from "./createInstaller.ts";

describe("installerWith", () => {
  it.each(Object.values(countrySeeds))(
    "fills in the fields that the seed of $country does not set",
    { tags: ["R3.9"] },
    ({ country }) => {
      for (const location of createStandingWorld(country).installers) {
        const installer = createInstaller(location, country);
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

  it("creates the same values for the same installer, and different ones for another", () => {
    const [first, second] = createStandingWorld().installers.map((location) =>
      createInstaller(location, "DE"),
    );
    const [repeated] = createStandingWorld().installers.map((location) => createInstaller(location, "DE"));
    expect(repeated).toEqual(first);
    expect([second?.radius, second?.hourlyWage]).not.toEqual([first?.radius, first?.hourlyWage]);
  });
});
