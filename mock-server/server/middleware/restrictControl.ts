import { shouldRenderGraphiQL } from "graphql-yoga";
import type { Context, MiddlewareHandler } from "hono";
import { isLocalHost } from "#rules/localOrigins.ts";

/**
 * If control API and console need no password, protects them from other pages in a developer's browser. Refuses hosts other
 * than this machine, since an attacker's name can point to this machine.
 */
export const restrictHosts: MiddlewareHandler = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  if (isLocalHost(hostname) || hostname === "[::1]") return next();
  const message = `Control API, console and GraphiQL serve localhost, not "${hostname}".`;
  return c.json({ message }, 403);
};

/** GraphiQL's page contains tokens of the personas. The GraphQL endpoint at the same path serves any host. */
export const restrictGraphiQl: MiddlewareHandler = (c, next) =>
  shouldRenderGraphiQL(c.req.raw) ? restrictHosts(c, next) : next();

/** Refuses requests of pages at other origins, and bodies that such a page could send without a preflight. */
export function restrictOrigins(): MiddlewareHandler {
  return async (c, next) => {
    if (isFromElsewhere(c)) {
      return c.json({ message: "The control API serves no pages of other origins." }, 403);
    }
    const type = c.req.header("content-type") ?? "";
    if (hasContent(c) && !/^application\/json\s*(;|$)/i.test(type)) {
      return c.json({ message: 'The content type must be "application/json".' }, 415);
    }
    return next();
  };
}

function isFromElsewhere(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const origin = c.req.header("origin");
  return origin !== undefined && URL.parse(origin)?.host !== new URL(c.req.url).host;
}

function hasContent(c: Context): boolean {
  return c.req.header("transfer-encoding") !== undefined || Number(c.req.header("content-length") ?? 0) > 0;
}
