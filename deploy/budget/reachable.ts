/** All that can be reached from some things, with themselves; `next` tells what each leads to. */
export function reachable<Thing>(from: Iterable<Thing>, next: (thing: Thing) => Iterable<Thing>): Set<Thing> {
  const found = new Set(from);
  // A set takes what is added to it while it is walked through.
  for (const thing of found) for (const further of next(thing)) found.add(further);
  return found;
}
