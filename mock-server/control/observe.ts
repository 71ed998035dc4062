import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, MiddlewareHandler } from "hono";
import type { World } from "../world/world.ts";
import { distort, intercept, type SeededEffect } from "./faults/applyFaults.ts";
import { describeCall } from "./journal/describeCall.ts";
import type { ServiceName } from "./journal/journal.ts";

/** Tells of a call which world it is for; undefined for calls that belong to none. */
type WorldOf = (c: Context) => World | undefined;

/** Applies the world's faults to each call of a service and writes the call into the world's journal. */
export function observe(serviceOf: (path: string) => ServiceName, worldOf: WorldOf): MiddlewareHandler {
  return async (c, next) => {
    const world = worldOf(c);
    if (!world) return next();
    const start = performance.now();
    const at = world.clock.now().toISOString();
    const call = await describeCall(c.req.raw, serviceOf(c.req.path));
    const effects = world.faults.take(call);
    const reset = await respond(c, next, effects);
    world.journal.record({
      ...call,
      at,
      status: reset ? 0 : c.res.status,
      duration: Math.round(performance.now() - start),
      errorCodes: reset ? [] : await errorCodesOf(c.res),
    });
    return reset ? RESPONSE_ALREADY_SENT : undefined;
  };
}

/** Answers the call with its faults; true where the connection was ended instead. */
async function respond(c: Context, next: () => Promise<void>, effects: readonly SeededEffect[]) {
  const interception = await intercept(c.req.raw, effects);
  if ("reset" in interception) {
    c.env?.incoming?.socket.destroy();
    return true;
  }
  if ("response" in interception) {
    c.res = interception.response;
  } else {
    c.req.raw = interception.request;
    for (const { effect } of effects) if (effect.kind === "provider") c.set("providerFault", effect);
    await next();
  }
  if (effects.length > 0) c.res = await distort(c.res, effects);
  return false;
}

/** Codes of the GraphQL errors in an answer. */
async function errorCodesOf(response: Response): Promise<string[]> {
  if (!response.headers.get("content-type")?.includes("json")) return [];
  try {
    const body: unknown = await response.clone().json();
    const errors = typeof body === "object" && body !== null && "errors" in body ? body.errors : undefined;
    return Array.isArray(errors) ? errors.flatMap(({ extensions }) => extensions?.code ?? []) : [];
  } catch {
    // A fault made it unreadable.
    return [];
  }
}
