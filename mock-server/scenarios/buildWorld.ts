import { countryFacts } from "../../schema/countries.ts";
import { createId } from "../../schema/createId.ts";
import { contentSeeds } from "../seeds/content/contentSeeds.ts";
import type { CountrySeed } from "../seeds/countries/countrySeed.ts";
import { countrySeeds } from "../seeds/countries/countrySeeds.ts";
import { Clock } from "../world/clock.ts";
import { createWorld } from "../world/createWorld.ts";
import type { World, WorldPlan } from "../world/world.ts";
import { createSeeder } from "./builders/seeder.ts";
import { buildScenarioFile, isScenarioFile } from "./files/scenarioFile.ts";
import { planScenario } from "./scenarios.ts";

/**
 * Builds a world from a scenario, or from the file that the plan names instead. Equal plans give equal worlds. Throws a
 * `ScenarioError` for an invalid plan.
 */
export function buildWorld(plan: WorldPlan): World {
  const { id, country, scenario, parameters, now } = plan;
  if (isScenarioFile(scenario)) return buildScenarioFile(plan);
  const fillWorld = planScenario(scenario, parameters);
  const seed = countrySeeds[country];
  const clock = new Clock();
  // The clock stands still meanwhile, so that two worlds of one plan do not differ by a millisecond.
  clock.freeze();
  if (now) clock.set(now);
  const config = { country, defaultLocale: seed.defaultLocale, ...seed.switches };
  const world = createWorld({ id, country, scenario, clock, config, content: contentSeeds, plan });
  world.installers = createInstallers(seed);
  fillWorld(createSeeder(world, seed));
  clock.unfreeze();
  return world;
}

function createInstallers({ country, installers }: CountrySeed): World["installers"] {
  const { britishAddresses } = countryFacts[country];
  return installers.map((installer, index) => ({
    installerId: createId("installer", index + 1),
    logo: `/files/logos/${createSlug(installer.name)}.svg`,
    name: installer.name,
    street: britishAddresses
      ? `${installer.houseNumber} ${installer.street}`
      : `${installer.street} ${installer.houseNumber}`,
    postalCode: installer.postCode,
    city: installer.city,
    isPremium: installer.isPremium,
    isExpert: installer.isExpert,
    email: installer.email,
    phone: installer.phone,
  }));
}

/** Letters that Unicode does not decompose into a base letter and an accent. */
const transliterations: Record<string, string> = { æ: "ae", ø: "o", ß: "ss" };

/** A name in the form of a URL's segment: `Zimmerei Brandl & Söhne GmbH` becomes `zimmerei-brandl-sohne-gmbh`. */
function createSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[æøß]/g, (letter) => transliterations[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
