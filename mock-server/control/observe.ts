import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, MiddlewareHandler } from "hono";
import type { World } from "../world/world.ts";
import { discardRest } from "./bodyStart.ts";
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
    const { call, request } = await describeCall(c.req.raw, serviceOf(c.req.path));
    c.req.raw = request;
    const effects = world.faults.take(call);
    const answered = await respond(c, next, effects);
    world.journal.record({
      ...call,
      at,
      status: answered ? c.res.status : 0,
      duration: Math.round(performance.now() - start),
      errorCodes: answered ? await errorCodesOf(c.res) : [],
    });
    if (!answered) return RESPONSE_ALREADY_SENT;
    if (effects.some(({ effect }) => effect.kind === "truncated")) await breakOff(c);
    return undefined;
  };
}

/** Answers the call with its faults; false where its connection has ended without an answer. */
async function respond(
  c: Context,
  next: () => Promise<void>,
  effects: readonly SeededEffect[],
): Promise<boolean> {
  const interception = await intercept(c.req.raw, effects);
  if ("reset" in interception) {
    c.env?.incoming?.socket.destroy();
    return false;
  }
  if ("response" in interception) {
    await discardRest(interception.request);
    c.res = interception.response;
  } else {
    const { signal } = c.req.raw;
    c.req.raw = interception.request;
    for (const { effect } of effects) if (effect.kind === "provider") c.set("providerFault", effect);
    try {
      await next();
      await discardRest(c.req.raw);
    } catch (error) {
      // The caller gave up while the service was at work.
      if (signal.aborted) return false;
      throw error;
    }
  }
  if (effects.length > 0) {
    const distorted = await distort(c.res, effects);
    // Otherwise Hono puts the headers of the old answer on the new one, its length too.
    c.res = undefined;
    c.res = distorted;
  }
  return true;
}

/** Promises the whole answer, sends half of it and ends the connection. */
async function breakOff(c: Context): Promise<void> {
  const outgoing = c.env?.outgoing;
  if (!outgoing || !c.res.body) return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  outgoing.statusCode = c.res.status;
  outgoing.setHeaders(c.res.headers);
  outgoing.setHeader("content-length", bytes.byteLength);
  outgoing.write(bytes.subarray(0, bytes.byteLength / 2), () => outgoing.destroy());
  // Hono would add the headers of the answer that is replaced.
  c.res = undefined;
  c.res = RESPONSE_ALREADY_SENT;
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
