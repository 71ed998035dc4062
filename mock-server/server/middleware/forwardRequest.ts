import { proxy } from "hono/proxy";
import { isLocalOrigin } from "#rules/localOrigins.ts";
import { worldCookie } from "#world/worldRegistry.ts";

/** Sends a request to the backend behind the mock server. Rejects if the backend cannot be reached. */
export function forwardRequest(backend: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  const cookies = headers.get("cookie")?.split(/;\s*/) ?? [];
  const others = cookies.filter((cookie) => !cookie.startsWith(`${worldCookie}=`)).join("; ");
  headers.delete("cookie");
  if (others) headers.set("cookie", others);
  // A backend on this machine may choose the country by the portal's host name; one elsewhere needs its own.
  if (!isLocalOrigin(backend)) {
    for (const name of [...headers.keys()]) if (/^(host|x-forwarded-.*)$/.test(name)) headers.delete(name);
  }
  return proxy(new URL(pathname + search, backend), { raw: request, headers, redirect: "manual" });
}
