import type { Country } from "../../generated/mainApi.ts";
import { at } from "./at.ts";
import { ch } from "./ch.ts";
import type { CountrySeed } from "./countrySeed.ts";
import { de } from "./de.ts";
import { dk } from "./dk.ts";
import { gb } from "./gb.ts";
import { ie } from "./ie.ts";
import { no } from "./no.ts";
import { se } from "./se.ts";

export const countrySeeds: Record<Country, CountrySeed> = {
  AT: at,
  CH: ch,
  DE: de,
  DK: dk,
  GB: gb,
  IE: ie,
  NO: no,
  SE: se,
};

export const countries: readonly Country[] = Object.values(countrySeeds).map(({ country }) => country);
