import type { WorldRegistry } from "./worldRegistry.ts";

const checkIntervalMs = 60_000;

/**
 * Deletes worlds that were not used for `idleMinutes`, except standing worlds. Checks once a minute until the returned
 * function is called.
 */
export function deleteIdleWorlds(worlds: WorldRegistry, idleMinutes: number): () => void {
  const timer = setInterval(
    () => deleteWorldsUnusedSince(worlds, performance.now() - idleMinutes * 60_000),
    checkIntervalMs,
  );
  timer.unref();
  return () => clearInterval(timer);
}

/** Deletes worlds last used before `time`, in milliseconds of `performance.now()`. Returns their ids. */
export function deleteWorldsUnusedSince(worlds: WorldRegistry, time: number): string[] {
  const ids = worlds
    .all()
    .filter(({ id, country }) => id !== country.toLowerCase() && worlds.getLastUse(id) < time)
    .map(({ id }) => id);
  for (const id of ids) worlds.delete(id);
  return ids;
}
