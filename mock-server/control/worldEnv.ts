import type { MiddlewareHandler } from "hono";
import type { World } from "../world/world.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";
import { ControlError } from "./controlError.ts";

/** Hono's environment of the routes below `/worlds/:id`. */
export interface WorldEnv {
  Variables: { world: World };
}

const maxListedWorlds = 20;

/** Adds the world of `:id` to the context. Throws a 404 that lists the known worlds. */
export function resolveWorldById(worlds: WorldRegistry): MiddlewareHandler<WorldEnv> {
  return async (c, next) => {
    const id = c.req.param("id") ?? "";
    const world = worlds.get(id);
    if (!world) {
      throw new ControlError(404, `There is no world "${id}". Known worlds: ${formatWorldIds(worlds)}.`);
    }
    c.set("world", world);
    await next();
  };
}

function formatWorldIds(worlds: WorldRegistry): string {
  const ids = worlds.all().map(({ id }) => id);
  const omitted = ids.length - maxListedWorlds;
  return ids.slice(0, maxListedWorlds).join(", ") + (omitted > 0 ? ` and ${omitted} more` : "");
}
