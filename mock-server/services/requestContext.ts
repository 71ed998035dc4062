import { isLocalOrigin } from "../rules/localOrigins.ts";
import type { Texts } from "../texts/texts.ts";
import type { AccountRecord } from "../world/records.ts";
import type { World } from "../world/world.ts";

/** Path of links into a world on the portal's origin. */
export const enterPath = "/mock/enter";

/** The data that middleware adds to a request before a service handles it. */
export interface RequestContext {
  world: World;
  /** The signed-in account; null without a bearer token. */
  account: AccountRecord | null;
  /** Locale of the response (`selectLocale`). */
  locale: string;
  /** Error messages in the response's locale. */
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
}

/**
 * The origin of a service for a client. The mock server itself speaks http: an https client on another machine reaches the
 * portal and all services through one proxy.
 */
export function findOrigin(origin: string, request: Request): string {
  const portalOrigin = findPortalOrigin(request);
  return portalOrigin.startsWith("https:") && !isLocalOrigin(portalOrigin) ? portalOrigin : origin;
}

/** The origins of the services for a client. */
export function findOrigins({ registration, identity }: ServiceOrigins, request: Request): ServiceOrigins {
  return { registration: findOrigin(registration, request), identity: findOrigin(identity, request) };
}

/** The origin of the portal. Each proxy in front adds the scheme by which it was reached to a header. */
export function findPortalOrigin(request: Request): string {
  const [protocol] = (request.headers.get("x-forwarded-proto") ?? "http").split(",");
  return `${protocol}://${findPortalHost(request)}`;
}

/** The host of the portal, which a proxy to a mock server on another machine names in a header of its own. */
export function findPortalHost({ headers }: Request): string {
  return headers.get("x-forwarded-host") ?? headers.get("host") ?? "localhost";
}
