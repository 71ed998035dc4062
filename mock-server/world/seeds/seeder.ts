import type { ContentLanguage } from "../content/contentLanguage.ts";
import type { ContentSeed } from "../content/contentSeed.ts";
import { contentSeeds } from "../content/contentSeeds.ts";
import type { CountrySeed } from "../countries/countrySeed.ts";
import type { World } from "../world.ts";

const day = 86_400_000;

/** What every seed needs: the world to fill, what its country looks like, and days counted from the world's today. */
export interface Seeder {
  readonly world: World;
  readonly country: CountrySeed;
  readonly content: ContentSeed;
  /** The instant `days` before the world's now (after, where negative). */
  daysAgo(days: number): string;
  /** The calendar day `days` after the world's today. */
  dayFromNow(days: number): string;
}

export function seederFor(world: World, country: CountrySeed): Seeder {
  const start = world.clock.now().getTime();
  const language: ContentLanguage = country.contentLanguages[0] ?? "de";
  return {
    world,
    country,
    content: contentSeeds[language],
    daysAgo: (days) => new Date(start - days * day).toISOString(),
    dayFromNow: (days) => new Date(start + days * day).toISOString().slice(0, 10),
  };
}

/** The entry of a list at an index that may run past its end: the list starts anew. */
export function cycle<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error("A seed list is empty.");
  return entry;
}
