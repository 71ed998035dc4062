import type { Context } from "hono";

/** Parses the posted form; undefined if the body has another content type. */
export async function parseForm(c: Context): Promise<URLSearchParams | undefined> {
  const contentType = c.req.header("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)) return undefined;
  return new URLSearchParams(await c.req.text());
}

/** Parses the query with the parser of browsers, which also accepts malformed percent-encoding. */
export function parseQuery(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}
