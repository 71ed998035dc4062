import { distance } from "fastest-levenshtein";

const maxSuggestions = 3;

/** Known names that resemble a name, the most similar first. */
export function suggestNames(name: string, known: readonly string[]): string[] {
  const maxDistance = Math.max(2, Math.ceil(name.length / 3));
  return known
    .map((other) => ({ other, edits: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ edits }) => edits <= maxDistance)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, maxSuggestions)
    .map(({ other }) => other);
}
