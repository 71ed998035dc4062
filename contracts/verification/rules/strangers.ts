import type { Rule } from "../exchange.ts";

/** No customer sees or changes the records of another customer (`strangerIdToken`). Tried once per mutation. */
export const strangers: Rule = async ({ operation, before, strangersBefore, readStrangers }) => {
  if (!operation || !before || !strangersBefore) return undefined;
  const after = await readStrangers();
  // All customers get the same reasons.
  const isRecord = (place: string) => /^(?!CancellationReason)\w+:[^.]+\.id$/.test(place);
  const shared = [...before.facts.keys()].filter((it) => isRecord(it) && strangersBefore.facts.has(it));
  const changed = [...strangersBefore.facts].filter(([place, value]) => after?.facts.get(place) !== value);
  return [
    ...shared.map((place) => `Another customer sees ${place}, too`),
    ...changed.map(([place]) => `${operation.field} changes ${place} of another customer`),
  ];
};
