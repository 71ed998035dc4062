import type { Context, MiddlewareHandler } from "hono";
import { isStrange } from "#services/graphql/strangeSchema.ts";
import type { World } from "#world/world.ts";
import { replaceBody } from "./applyFaults.ts";
import { replaceResponse } from "./faultsAndJournal.ts";

/**
 * Rewrites responses of strange worlds: the session check has no body, ids are JSON numbers, and errors have the technical
 * messages of another software, with no code but those of a request that is not allowed. GraphQL has a media type of its own,
 * and status 500 where an error left no data or the token is invalid.
 */
export function respondStrangely(getWorld: (c: Context) => World | undefined): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const world = getWorld(c);
    if (!world || !isStrange(world) || !c.res.headers.get("content-type")?.includes("json")) return;
    const text = await c.res.text();
    const isConfirmed = c.req.path === "/api/auth/me" && c.res.ok;
    replaceResponse(c, isConfirmed ? new Response(null, { status: 204 }) : rewrite(c, text));
  };
}

function rewrite({ req, res }: Context, text: string): Response {
  const response = replaceBody(res, JSON.stringify(JSON.parse(text, rewriteValue)));
  if (!req.path.endsWith("/graphql")) return response;
  response.headers.set("content-type", "application/graphql-response+json; charset=utf-8");
  const hasFailed = res.status === 401 || /"data":null/.test(text);
  return hasFailed ? new Response(response.body, { status: 500, headers: response.headers }) : response;
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

/** Errors of tokens and of validation have no path; the messages of the latter are technical already. */
function rewriteError(error: GraphQlError): object {
  const { path } = error;
  if (error.extensions?.code === "AUTH_NOT_AUTHORIZED") {
    return path ? error : { ...error, extensions: { code: "AUTH_NOT_AUTHENTICATED" } };
  }
  if (!path) return error;
  return { message: `NullReferenceException at ${path.join("/")}: ${error.extensions?.code}`, path };
}
