import type { Context, MiddlewareHandler } from "hono";
import { getFileBytes, maxWorldFileBytes } from "../../world/storage.ts";
import type { World } from "../../world/world.ts";
import type { WorldRegistry } from "../../world/worldRegistry.ts";
import { respondWithError } from "../request/respondWithError.ts";

const megabyte = 1_000_000;
export const defaultMaxMegabytes = 1000;

/** Rejects uploads with a 507 that a world, or all worlds together, have no room for. */
export function limitStorage(
  worlds: WorldRegistry,
  maxMegabytes: number,
  getWorld: (c: Context) => World | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const world = getWorld(c);
    if (!world || !c.req.header("content-type")?.startsWith("multipart/form-data")) return next();
    const added = Number(c.req.header("content-length") ?? 0);
    if (getFileBytes(world) + added > maxWorldFileBytes) {
      const message = `The files of the world "${world.id}" would exceed ${maxWorldFileBytes / megabyte} MB. Reset or delete it.`;
      return respondWithError(c, 507, "STORAGE_FULL", message);
    }
    const total = worlds.all().reduce((sum, each) => sum + getFileBytes(each), 0);
    if (total + added > maxMegabytes * megabyte) {
      const message = `The files of all worlds would exceed ${maxMegabytes} MB. Delete worlds, or start the mock server with --max-megabytes <number>.`;
      return respondWithError(c, 507, "STORAGE_FULL", message);
    }
    return next();
  };
}
