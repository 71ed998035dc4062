import { distance } from "fastest-levenshtein";

const most = 3;

/** Names that look like the one asked for, the likeliest first. */
export function nearMisses(name: string, known: readonly string[]): string[] {
  const close = Math.max(2, Math.ceil(name.length / 3));
  return known
    .map((other) => ({ other, steps: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ steps }) => steps <= close)
    .toSorted((a, b) => a.steps - b.steps)
    .slice(0, most)
    .map(({ other }) => other);
}
