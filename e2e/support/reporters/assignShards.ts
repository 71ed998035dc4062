/** A test with its name in reports, and how long it took; undefined for a new one. */
export interface TimedTest {
  name: string;
  seconds: number | undefined;
}

/**
 * Shares tests among machines so that all take about as long: each test, the longest first, goes to the machine with the
 * least to do. New tests count as long as the median. Returns the names for each machine; equal input gives equal output.
 */
export function assignShards(tests: readonly TimedTest[], total: number): Set<string>[] {
  const median = findMedian(tests.flatMap(({ seconds }) => seconds ?? [])) ?? 1;
  const timed = tests.map(({ name, seconds = median }) => ({ name, seconds }));
  timed.sort((a, b) => b.seconds - a.seconds || (a.name < b.name ? -1 : 1));
  const shards = Array.from({ length: total }, () => ({ names: new Set<string>(), seconds: 0 }));
  for (const { name, seconds } of timed) {
    const least = shards.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    least.names.add(name);
    least.seconds += seconds;
  }
  return shards.map(({ names }) => names);
}

function findMedian(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
