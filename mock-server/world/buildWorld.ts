import { Clock } from "./clock.ts";
import type { CountrySeed } from "./countries/countrySeed.ts";
import { countrySeeds } from "./countries/countrySeeds.ts";
import { emptyWorld } from "./emptyWorld.ts";
import { plannedScenario } from "./scenarios/scenarios.ts";
import { seederFor } from "./seeds/seeder.ts";
import { slugOf } from "./slug.ts";
import type { World, WorldPlan } from "./world.ts";

/** Builds a world by a scenario. The same plan gives the same world. Wrong plans are a `ScenarioError`. */
export function buildWorld(plan: WorldPlan): World {
  const { id, country, scenario, parameters, now } = plan;
  const fill = plannedScenario(scenario, parameters);
  const seed = countrySeeds[country];
  const clock = new Clock();
  // The clock stands still while the world is built, or two worlds of one plan could differ by a millisecond.
  clock.freeze();
  if (now) clock.set(now);
  const config = { country, defaultLocale: seed.defaultLocale, ...seed.switches };
  const world = emptyWorld({ id, country, scenario, clock, config, plan });
  world.installers = installersOf(seed);
  fill(seederFor(world, seed));
  clock.unfreeze();
  return world;
}

function installersOf({ installers }: CountrySeed): World["installers"] {
  return installers.map((installer, index) => ({
    installerId: `installer-${index + 1}`,
    logo: `/files/logos/${slugOf(installer.name)}.svg`,
    name: installer.name,
    street: `${installer.street} ${installer.houseNumber}`,
    postalCode: installer.postCode,
    city: installer.city,
    isPremium: installer.isPremium,
    isExpert: installer.isExpert,
    email: installer.email,
    phone: installer.phone,
  }));
}
