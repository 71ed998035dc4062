import { FaultRegistry } from "../control/faults/faultRegistry.ts";
import { Journal } from "../control/journal/journal.ts";
import { contentSeeds } from "./content/contentSeeds.ts";
import type { World } from "./world.ts";

type Fixed = Pick<World, "id" | "country" | "scenario" | "clock" | "config" | "plan">;

/** A world with nothing and nobody in it. */
export function emptyWorld(fixed: Fixed): World {
  const counters = new Map<string, number>();
  return {
    ...fixed,
    content: contentSeeds,
    isConfigured: true,
    accounts: [],
    projects: [],
    requests: [],
    installers: [],
    notifications: [],
    windows: [],
    registrations: [],
    feedback: [],
    campaigns: [],
    files: new Map(),
    signIn: { redeemedCodes: new Set(), revokedBefore: new Map(), sessions: new Map() },
    counters,
    journal: new Journal(),
    faults: new FaultRegistry(),
    nextId(kind) {
      const next = (counters.get(kind) ?? 0) + 1;
      counters.set(kind, next);
      return `${kind}-${next}`;
    },
  };
}
