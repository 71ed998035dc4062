import type { MiddlewareHandler } from "hono";
import type { World } from "../world/world.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { ControlError } from "./controlError.ts";

/** What the control calls below `/worlds/:id` find in their context. */
export interface WorldEnv {
  Variables: { world: World };
}

const listed = 20;

/** Puts the world of `:id` into the context; an unknown one is an error that lists the known. */
export function findWorld(worlds: WorldRegistry): MiddlewareHandler<WorldEnv> {
  return async (c, next) => {
    const id = c.req.param("id") ?? "";
    const world = worlds.get(id);
    if (!world) throw new ControlError(404, `There is no world "${id}". Known worlds: ${namesOf(worlds)}.`);
    c.set("world", world);
    await next();
  };
}

function namesOf(worlds: WorldRegistry): string {
  const ids = worlds.all().map(({ id }) => id);
  const rest = ids.length - listed;
  return ids.slice(0, listed).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
