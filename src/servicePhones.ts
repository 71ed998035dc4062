import type { Country } from "./locales.ts";

/** The customer service of each country. These numbers are reserved for fiction or not in use: set yours before a release. */
export const servicePhones: Readonly<Record<Country, string>> = {
  DE: "+49 30 23125 100",
  AT: "+43 800 000 100",
  CH: "+41 800 000 100",
  GB: "+44 20 7946 0100",
  IE: "+353 20 910 0100",
  NO: "+47 800 00 100",
  SE: "+46 8 465 004 10",
  DK: "+45 80 00 01 00",
};
