import type { Country } from "../generated/mainApi.ts";
import { Clock } from "./clock.ts";
import { countrySeeds } from "./countries/countrySeeds.ts";
import { scenarioNamed } from "./scenarios.ts";
import { seederFor } from "./seeds/seeder.ts";
import type { World } from "./world.ts";

export interface WorldPlan {
  /** Lower-case letters, digits and hyphens: it becomes part of addresses. */
  id: string;
  country: Country;
  scenario: string;
  /** The world's time at its start; the machine's own time where nothing is said. */
  now?: Date;
}

/** Builds a world by a scenario. The same plan gives the same world. */
export function buildWorld({ id, country, scenario, now }: WorldPlan): World {
  const { build } = scenarioNamed(scenario);
  const seed = countrySeeds[country];
  const clock = new Clock();
  if (now) clock.set(now);
  const counters = new Map<string, number>();
  const world: World = {
    id,
    country,
    scenario,
    clock,
    config: { country, defaultLocale: seed.defaultLocale, ...seed.switches },
    accounts: [],
    projects: [],
    requests: [],
    installers: seed.installers.map(({ name, street, houseNumber, postCode, city, ...contact }, index) => ({
      installerId: `installer-${index + 1}`,
      logo: null,
      name,
      street: `${street} ${houseNumber}`,
      postalCode: postCode,
      city,
      isPremium: contact.isPremium,
      isExpert: contact.isExpert,
      email: contact.email,
      phone: contact.phone,
    })),
    notifications: [],
    windows: [],
    registrations: [],
    feedback: [],
    campaigns: [],
    files: new Map(),
    signIn: { redeemedCodes: new Set(), revokedBefore: new Map(), sessions: new Map() },
    nextId(kind) {
      const next = (counters.get(kind) ?? 0) + 1;
      counters.set(kind, next);
      return `${kind}-${next}`;
    },
  };
  build(seederFor(world, seed));
  return world;
}
