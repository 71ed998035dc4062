import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, MiddlewareHandler } from "hono";
import { dialects, getDialect } from "#rules/dialects.ts";
import { translateResponse } from "#services/graphql/translateResponse.ts";
import type { FaultEffect } from "#world/faults/fault.ts";
import type { ServiceName } from "#world/journal/journalEntry.ts";
import type { World } from "#world/world.ts";
import { describeRequest } from "../request/describeRequest.ts";
import { parseJson } from "../request/parseJson.ts";
import { applyRequestFaults, applyResponseFaults } from "./applyFaults.ts";

/**
 * Applies the world's faults to each request of a service and records the request in the world's journal. If `getWorld`
 * returns undefined, the request passes untouched. `forward` may answer a request in place of the service, unless an active
 * fault of the kind `mock` applies to it.
 */
export function applyFaultsAndJournal(
  getService: (path: string) => ServiceName,
  getWorld: (c: Context) => World | undefined,
  forward?: (c: Context) => Promise<Response> | undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const world = getWorld(c);
    if (!world) return next();
    const start = performance.now();
    const at = world.clock.now().toISOString();
    const { url } = c.req.raw;
    const requestHeaders = [...c.req.raw.headers];
    const accept = c.req.header("accept");
    const { description, text } = await describeRequest(c.req.raw, getService(c.req.path), world);
    const effects = world.faults.takeEffects(description);
    const isMocked = effects.some(({ kind }) => kind === "mock");
    const serve = async () => {
      const response = isMocked ? undefined : forward?.(c);
      if (!response) return next();
      c.set("isForwarded", true);
      replaceResponse(c, await response);
    };
    const hasResponse = await respond(c, serve, effects, async (response) => {
      if (c.get("isForwarded")) return response;
      const dialect = description.service === "identity" ? dialects.own : getDialect(world);
      const isSignedIn = Boolean(c.get("account"));
      return translateResponse(dialect, { path: description.path, accept, text, isSignedIn }, response);
    });
    const isForwarded = Boolean(c.get("isForwarded"));
    const duration = Math.round(performance.now() - start);
    const responseBody = hasResponse ? await readJson(c) : undefined;
    world.journal.record(
      {
        ...description,
        ...(isForwarded && { backend: true as const }),
        at,
        status: hasResponse ? c.res.status : 0,
        duration,
        errorCodes: findErrorCodes(responseBody),
      },
      {
        url,
        requestHeaders,
        requestBody: text,
        responseHeaders: hasResponse ? c.res.headers : [],
        responseBody,
      },
    );
    if (!hasResponse) return RESPONSE_ALREADY_SENT;
    // Tokens expire by the world's clock, and clients read that clock from this header.
    if (!isForwarded) c.res.headers.set("Date", world.clock.now().toUTCString());
    if (effects.some(({ kind }) => kind === "truncated")) await truncateResponse(c);
    return undefined;
  };
}

/**
 * Responds with the effects applied to the service's translated response. Returns false if the connection ended without a
 * response.
 */
async function respond(
  c: Context,
  next: () => Promise<void>,
  effects: readonly FaultEffect[],
  translate: (response: Response) => Promise<Response>,
): Promise<boolean> {
  const outcome = await applyRequestFaults(c.req.raw, effects);
  if ("reset" in outcome) {
    c.env?.incoming?.socket.destroy();
    return false;
  }
  if ("response" in outcome) {
    c.res = outcome.response;
  } else {
    const { signal } = c.req.raw;
    c.req.raw = outcome.request;
    for (const effect of effects) if (effect.kind === "provider") c.set("providerFault", effect);
    try {
      await next();
    } catch (error) {
      // The client disconnected before the service had finished.
      if (signal.aborted) return false;
      if (!c.get("isForwarded")) throw error;
      c.env?.incoming?.socket.destroy();
      return false;
    }
    replaceResponse(c, await translate(c.res));
  }
  if (effects.length > 0) replaceResponse(c, await applyResponseFaults(c.res, effects));
  return true;
}

/** Announces the whole response, sends half of it and closes the connection. */
async function truncateResponse(c: Context): Promise<void> {
  const outgoing = c.env?.outgoing;
  if (!outgoing || !c.res.body) return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  outgoing.statusCode = c.res.status;
  outgoing.setHeaders(c.res.headers);
  outgoing.setHeader("content-length", bytes.byteLength);
  outgoing.write(bytes.subarray(0, bytes.byteLength / 2), () => outgoing.destroy());
  replaceResponse(c, RESPONSE_ALREADY_SENT);
}

function replaceResponse(c: Context, response: Response): void {
  // Hono copies the headers of the previous response, its length included, so remove that response first.
  c.res = undefined;
  c.res = response;
}

/** The text of a JSON response. */
async function readJson(c: Context): Promise<string | undefined> {
  return c.res.headers.get("content-type")?.includes("json") ? await c.res.clone().text() : undefined;
}

/** Codes of the GraphQL errors in a response. */
function findErrorCodes(text: string | undefined): string[] {
  // A fault may have made the JSON invalid.
  const body = parseJson(text);
  const errors = typeof body === "object" && body !== null && "errors" in body ? body.errors : undefined;
  return Array.isArray(errors) ? errors.flatMap(({ extensions }) => extensions?.code ?? []) : [];
}
