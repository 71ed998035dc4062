import type { Texts } from "../texts/texts.ts";
import type { AccountRecord } from "../world/records.ts";
import type { World } from "../world/world.ts";

/** What middleware adds to a request before a service handles it. */
export interface RequestContext {
  world: World;
  /** The signed-in account; null without a bearer token. */
  account: AccountRecord | null;
  /** Locale of the response, see `selectLocale`. */
  locale: string;
  /** Error messages in that locale. */
  texts: Texts;
}

/** Hono's environment of the routes below the portal's own origin. */
export interface RequestEnv {
  Variables: RequestContext;
}

/** The context of all GraphQL resolvers. */
export interface GraphQlContext extends RequestContext {
  /** Origin of the portal, for example `http://se.localhost:5173`. */
  portalOrigin: string;
  origins: ServiceOrigins;
}

/** Origins of the services that do not share the portal's origin. */
export interface ServiceOrigins {
  registration: string;
  identity: string;
  /** Other host names by which clients reach the mock server. */
  hosts?: readonly string[] | undefined;
}

/** An origin of the mock server, with the host name by which a client reached it if that is one of `hosts`. */
export function findOrigin(origin: string, requestUrl: string, hosts: readonly string[] = []): string {
  if (hosts.length === 0) return origin;
  const { hostname } = new URL(requestUrl);
  if (!hosts.includes(hostname)) return origin;
  const url = new URL(origin);
  url.hostname = hostname;
  return url.origin;
}

/** The origins of the services for a client. */
export function findOrigins({ registration, identity, hosts }: ServiceOrigins, requestUrl: string) {
  return {
    registration: findOrigin(registration, requestUrl, hosts),
    identity: findOrigin(identity, requestUrl, hosts),
  };
}

/** The host of the portal, which a proxy to a mock server on another machine names in a header of its own. */
export function findPortalHost({ headers }: Request): string {
  return headers.get("x-forwarded-host") ?? headers.get("host") ?? "localhost";
}
