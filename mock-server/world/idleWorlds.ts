import { isStandingWorld, type WorldRegistry } from "./worldRegistry.ts";

const minute = 60_000;

/**
 * Deletes worlds that were not used for `idleMinutes`, except standing worlds. Checks once a minute until the returned
 * function is called.
 */
export function deleteIdleWorlds(worlds: WorldRegistry, idleMinutes: number): () => void {
  const timer = setInterval(() => {
    const time = performance.now() - idleMinutes * minute;
    for (const world of worlds.all()) {
      if (!isStandingWorld(world) && worlds.getLastUse(world.id) < time) worlds.delete(world.id);
    }
  }, minute);
  timer.unref();
  return () => clearInterval(timer);
}
