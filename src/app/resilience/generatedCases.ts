/**
 * The number of generated cases of a property test. `npm run unit -- --mode nightly` runs all of them, `npm
 * test` a fortieth.
 */
export function getRunCount(nightlyRuns: number): number {
  return import.meta.env.MODE === "nightly" ? nightlyRuns : Math.ceil(nightlyRuns / 40);
}
