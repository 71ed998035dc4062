import type { WorldRegistry } from "./worldRegistry.ts";

/**
 * Deletes worlds that nobody has used for `idleMinutes`, standing ones excepted. Looks once a minute until it is
 * stopped.
 */
export function deleteIdleWorlds(worlds: WorldRegistry, idleMinutes: number): () => void {
  const timer = setInterval(() => sweep(worlds, performance.now() - idleMinutes * 60_000), 60_000);
  timer.unref();
  return () => clearInterval(timer);
}

/** Deletes worlds last used before `moment`, in milliseconds of the process's own clock. Returns their ids. */
export function sweep(worlds: WorldRegistry, moment: number): string[] {
  const idle = worlds
    .all()
    .filter(({ id, country }) => id !== country.toLowerCase() && worlds.lastUse(id) < moment)
    .map(({ id }) => id);
  for (const id of idle) worlds.delete(id);
  return idle;
}
