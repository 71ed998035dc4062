import type { ContentLanguage } from "#seeds/content/contentLanguage.ts";
import type { ContentSeed } from "#seeds/content/contentSeed.ts";
import { contentSeeds } from "#seeds/content/contentSeeds.ts";
import type { CountrySeed } from "#seeds/countries/countrySeed.ts";
import type { World } from "#world/world.ts";

const dayMs = 86_400_000;

/** What builders need: the world, the seeds of its country, and dates relative to the world's start. */
export interface Seeder {
  readonly world: World;
  readonly country: CountrySeed;
  readonly content: ContentSeed;
  /** Timestamp `days` before the start of the world; negative values are after it. */
  daysAgo(days: number): string;
  /** Date (YYYY-MM-DD) `days` after the start of the world. */
  dayFromNow(days: number): string;
}

export function createSeeder(world: World, country: CountrySeed): Seeder {
  const start = world.clock.now().getTime();
  const language: ContentLanguage = country.contentLanguages[0] ?? "de";
  return {
    world,
    country,
    content: contentSeeds[language],
    daysAgo: (days) => new Date(start - days * dayMs).toISOString(),
    dayFromNow: (days) => new Date(start + days * dayMs).toISOString().slice(0, 10),
  };
}

/** The entry at an index, counted from the start again past the end of the list. */
export function pickCyclically<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error("A seed list is empty.");
  return entry;
}
