import { shouldRenderGraphiQL } from "graphql-yoga";
import type { Context, MiddlewareHandler } from "hono";
import { isLocalHost } from "#rules/localOrigins.ts";

/**
 * Protects the control API and the console, where they need no password, from pages that a developer has open elsewhere.
 * Hosts other than this machine are refused, since an attacker's name can point to this machine.
 */
export const restrictHosts: MiddlewareHandler = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  if (isLocalHost(hostname) || hostname === "[::1]") return next();
  const message = `Control API, console and GraphiQL serve localhost, not "${hostname}".`;
  return c.json({ message }, 403);
};

/** GraphiQL's page contains tokens of the personas. The GraphQL endpoint, whose path it has, serves any host. */
export const restrictGraphiQl: MiddlewareHandler = (c, next) =>
  shouldRenderGraphiQL(c.req.raw) ? restrictHosts(c, next) : next();

/** Refuses requests that a page of another origin makes, and bodies that a page could send there unasked. */
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
