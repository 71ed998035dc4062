import type { ContentLanguage } from "#seeds/content/contentLanguage.ts";
import type { ContentSeed } from "#seeds/content/contentSeed.ts";
import { contentSeeds } from "#seeds/content/contentSeeds.ts";
import type { CountrySeed } from "#seeds/countries/countrySeed.ts";
import type { World } from "#world/world.ts";
import { countryFacts } from "../../../schema/countries.ts";

export const dayMs = 86_400_000;

/** The tools of builders: the world, the seeds of its country, and dates relative to the world's start. */
export interface Seeder {
  readonly world: World;
  readonly country: CountrySeed;
  readonly content: ContentSeed;
  /** Timestamp `days` before the start of the world; negative values are after it. */
  daysAgo(days: number): string;
  /** Date (YYYY-MM-DD) in the country `days` after the start of the world. */
  dayFromNow(days: number): string;
  /** Date of a timestamp in the country. */
  getDay(time: string): string;
  /** Timestamp of ten o'clock in the country on a date. */
  tenOClock(day: string): string;
}

export function createSeeder(world: World, country: CountrySeed): Seeder {
  const start = world.clock.now().getTime();
  const { timeZone } = countryFacts[country.country];
  // The Swedish locale formats dates as in ISO 8601.
  const local = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const language: ContentLanguage = country.contentLanguages[0] ?? "de";
  return {
    world,
    country,
    content: contentSeeds[language],
    daysAgo: (days) => new Date(start - days * dayMs).toISOString(),
    getDay: (time) => local.format(new Date(time)).slice(0, 10),
    dayFromNow: (days) => local.format(new Date(start + days * dayMs)).slice(0, 10),
    tenOClock(day) {
      const asUtc = new Date(`${day}T10:00:00Z`);
      const offset = Date.parse(`${local.format(asUtc).replace(" ", "T")}Z`) - asUtc.getTime();
      return new Date(asUtc.getTime() - offset).toISOString();
    },
  };
}

/** The date itself from Monday to Friday; at the weekend the nearest working day before it or, with step 1, after it. */
export function findWorkday(day: string, step: 1 | -1): string {
  const date = new Date(day);
  while (date.getUTCDay() % 6 === 0) date.setUTCDate(date.getUTCDate() + step);
  return date.toISOString().slice(0, 10);
}

/** The first working day after a date. */
export function findNextWorkday(day: string): string {
  return findWorkday(new Date(Date.parse(day) + dayMs).toISOString(), 1);
}

/** The entry at an index, counted from the start again past the end of the list. */
export function pickCyclically<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error("A seed list is empty.");
  return entry;
}
