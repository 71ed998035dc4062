import * as v from "valibot";
import { buildWorld } from "../scenarios/buildWorld.ts";
import type { Clock } from "../world/clock.ts";
import type { SavedFaults } from "../world/faults/faultRegistry.ts";
import type { SavedJournal } from "../world/journal/journal.ts";
import type { SignInState } from "../world/records.ts";
import { createSnapshot, restoreWorld, worldSnapshotSchema } from "../world/snapshot.ts";
import type { World, WorldPlan } from "../world/world.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";

/** A world as plain data that newer code can restore, with the state that its snapshot leaves out. */
export interface TransferredWorld {
  snapshot: ReturnType<typeof createSnapshot>;
  plan: WorldPlan;
  /** Difference between the world's time and the machine's in milliseconds. */
  clockOffset: number;
  signIn: SignInState;
  faults: SavedFaults;
  journal: SavedJournal;
}

export function exportWorlds(worlds: WorldRegistry): TransferredWorld[] {
  return worlds.all().map((world) => ({
    snapshot: createSnapshot(world),
    plan: world.plan,
    clockOffset: world.clock.now().getTime() - Date.now(),
    signIn: world.signIn,
    faults: world.faults.save(),
    journal: world.journal.save(),
  }));
}

/**
 * Restores the worlds of another server. With `rebuildStanding`, standing worlds get the data of the current scenarios
 * and seeds, and keep clock, sign-ins, faults and journal. Returns a message for each world that cannot be restored.
 */
export function importWorlds(
  worlds: WorldRegistry,
  transferred: readonly TransferredWorld[],
  { rebuildStanding }: { rebuildStanding: boolean },
): string[] {
  return transferred.flatMap((saved) => {
    const { id, country } = saved.plan;
    const isStanding = id === country.toLowerCase();
    try {
      const restored =
        isStanding && rebuildStanding ? buildWorld(saved.plan) : restoreSnapshot(saved.snapshot);
      const world = { ...restored, plan: saved.plan, signIn: saved.signIn };
      restoreClock(world.clock, saved);
      worlds.replace(world);
      // After `replace`, which may add faults.
      world.faults.restore(saved.faults);
      world.journal.restore(saved.journal);
      return [];
    } catch (error) {
      const consequence = isStanding ? "It starts anew." : "It was deleted.";
      const reason = error instanceof Error ? error.message : String(error);
      return [`The world "${id}" could not be restored (${reason}). ${consequence}`];
    }
  });
}

/** Throws if the snapshot is not valid, for example because the format has changed. */
function restoreSnapshot(snapshot: unknown): World {
  return restoreWorld(v.parse(worldSnapshotSchema, snapshot));
}

function restoreClock(clock: Clock, { snapshot, clockOffset }: TransferredWorld): void {
  if (snapshot.frozen) clock.freeze();
  clock.set(snapshot.frozen ? new Date(snapshot.now) : new Date(Date.now() + clockOffset));
}
