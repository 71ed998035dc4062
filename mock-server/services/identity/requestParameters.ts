import type { Context } from "hono";

/** Parses the posted form; empty if the body has another content type. */
export async function parseForm(c: Context): Promise<URLSearchParams> {
  const isForm = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded");
  return new URLSearchParams(isForm ? await c.req.text() : "");
}

/** Parses the query as browsers do: malformed percent-encoding is no error. */
export function parseQuery(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}
