import type { Context } from "hono";

/** The posted form, or undefined where the body is no form. */
export async function readForm(c: Context): Promise<URLSearchParams | undefined> {
  const contentType = c.req.header("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)) return undefined;
  return new URLSearchParams(await c.req.text());
}

/** The query as the browser's own parser reads it: it takes any text, also with broken percent signs. */
export function readQuery(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams;
}
