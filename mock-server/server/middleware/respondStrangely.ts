import type { Context, MiddlewareHandler } from "hono";
import { isStrange } from "#services/graphql/strangeSchema.ts";
import type { World } from "#world/world.ts";
import { replaceBody } from "./applyFaults.ts";
import { replaceResponse } from "./faultsAndJournal.ts";

/**
 * Rewrites responses of strange worlds: the session check has no body, ids are JSON numbers, and errors have the technical
 * messages of another software, with no code but that of the specification.
 */
export function respondStrangely(getWorld: (c: Context) => World | undefined): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const world = getWorld(c);
    if (!world || !isStrange(world) || !c.res.headers.get("content-type")?.includes("json")) return;
    const text = await c.res.text();
    replaceResponse(
      c,
      c.req.path === "/api/auth/me" && c.res.ok
        ? new Response(null, { status: 204 })
        : replaceBody(c.res, JSON.stringify(JSON.parse(text, rewriteValue))),
    );
  };
}

function rewriteValue(this: unknown, key: string, value: unknown): unknown {
  if (/^id$|Id$/.test(key) && typeof value === "string" && /^[1-9]\d*$/.test(value)) return Number(value);
  if (key === "errors" && Array.isArray(value)) return value.map(rewriteError);
  return value;
}

interface GraphQlError {
  path?: string[];
  extensions?: { code?: string };
}

/** Errors of validation have no path; their messages are technical already. */
function rewriteError(error: GraphQlError): object {
  if (!error.path || error.extensions?.code === "AUTH_NOT_AUTHORIZED") return error;
  const { path } = error;
  return { message: `NullReferenceException at ${path.join("/")}: ${error.extensions?.code}`, path };
}
