import type { FaultEffect } from "#world/faults/fault.ts";

/** Effects of each request to a strange world. */
export const strangeEffects: readonly { effect: FaultEffect; seed: string }[] = [
  { effect: { kind: "preflightRequired" }, seed: "" },
];

/**
 * Rewrites a response of a strange world: the session check has no body, ids are JSON numbers, and errors have the technical
 * messages of another software, with no code but those of Hot Chocolate. GraphQL has a media type of its own, and status 500
 * where an error left no data or the token is invalid.
 */
export async function createStrangeResponse(path: string, response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.includes("json")) return response;
  if (path === "/api/auth/me" && response.ok) return new Response(null, { status: 204 });
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const body = JSON.stringify(JSON.parse(text, rewriteValue));
  if (!path.endsWith("/graphql")) return new Response(body, { status: response.status, headers });
  headers.set("content-type", "application/graphql-response+json; charset=utf-8");
  const hasFailed = response.status === 401 || /"data":null/.test(text);
  return new Response(body, { status: hasFailed ? 500 : response.status, headers });
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
  const { path, extensions: { code = "" } = {} } = error;
  if (!path) {
    return code === "AUTH_NOT_AUTHORIZED"
      ? { ...error, extensions: { code: "AUTH_NOT_AUTHENTICATED" } }
      : error;
  }
  if (/^(AUTH_NOT_AUTHORIZED|HC\d+)$/.test(code)) return error;
  return { message: `NullReferenceException at ${path.join("/")}: ${code}`, path };
}
