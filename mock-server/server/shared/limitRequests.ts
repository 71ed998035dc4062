import type { Context, MiddlewareHandler } from "hono";
import type { World } from "../../world/world.ts";
import { respondWithError } from "../request/respondWithError.ts";

/** Counts a request of a world. Returns the seconds to wait if there were too many. */
export type RequestLimiter = (world: World) => number | undefined;

const minuteMs = 60_000;

/** Limits the requests of each world in a minute, over all services. */
export function createRequestLimiter(maxPerMinute: number): RequestLimiter {
  const minutes = new WeakMap<World, { start: number; count: number }>();
  return (world) => {
    const now = performance.now();
    const known = minutes.get(world);
    const minute = known && now - known.start < minuteMs ? known : { start: now, count: 0 };
    minutes.set(world, minute);
    minute.count += 1;
    return minute.count > maxPerMinute ? Math.ceil((minute.start + minuteMs - now) / 1000) : undefined;
  };
}

/** Rejects requests with a 429 that come too often. They are neither in the journal nor hit by faults. */
export function limitRequests(
  limiter: RequestLimiter,
  getWorld: (c: Context) => World | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const world = getWorld(c);
    const seconds = world && limiter(world);
    if (seconds === undefined) return next();
    const message = `The world "${world?.id}" gets too many requests. Wait ${seconds} seconds, or start the mock server with a higher --max-requests <number>.`;
    const response = respondWithError(c, 429, "TOO_MANY_REQUESTS", message);
    response.headers.set("Retry-After", String(seconds));
    return response;
  };
}
