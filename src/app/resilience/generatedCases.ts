/**
 * How many generated cases a property test runs. `npm run unit -- --mode nightly` runs all of them, `npm
 * test` a fortieth.
 */
export function getRunCount(nightlyRuns: number): number {
  return import.meta.env.MODE === "nightly" ? nightlyRuns : Math.ceil(nightlyRuns / 40);
}
