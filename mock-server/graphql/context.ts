import type { AccountRecord, World } from "../world/world.ts";

/** What every resolver knows of the call it answers. */
export interface GraphQlContext {
  world: World;
  /** Who called; null without a bearer token. */
  account: AccountRecord | null;
  /** Locale of the portal, by the header `x-taglys-locale`. */
  locale: string;
  /** Origin of the portal that asks, for example `http://se.localhost:5173`. */
  portalOrigin: string;
  origins: ServiceOrigins;
}

/** Where the mock's own services listen. */
export interface ServiceOrigins {
  registration: string;
  identity: string;
}
