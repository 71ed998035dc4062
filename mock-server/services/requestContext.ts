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
}
