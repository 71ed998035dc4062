import { createId } from "../../schema/createId.ts";
import { getDialect } from "../rules/dialects.ts";
import { FaultRegistry } from "./faults/faultRegistry.ts";
import { Journal } from "./journal/journal.ts";
import { createEmptyRecords } from "./records.ts";
import type { World } from "./world.ts";

type WorldProperties = Pick<World, "id" | "country" | "scenario" | "clock" | "config" | "plan" | "content">;

export function createWorld(properties: WorldProperties): World {
  const counters = new Map<string, number>();
  return {
    ...properties,
    isConfigured: true,
    dialect: properties.plan.dialect ?? "own",
    ...createEmptyRecords(),
    files: new Map(),
    signIn: { redeemedCodes: new Set(), revokedBefore: new Map(), sessions: new Map() },
    counters,
    journal: new Journal(),
    faults: new FaultRegistry(properties.plan.mocks),
    nextId(kind) {
      const next = (counters.get(kind) ?? 0) + 1;
      counters.set(kind, next);
      return createId(kind, next, getDialect(this).ids ? String(next) : undefined);
    },
  };
}
