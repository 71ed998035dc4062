import type { Texts } from "../texts/texts.ts";
import type { AccountRecord, World } from "../world/world.ts";

/** What every resolver knows of the call it answers. */
export interface GraphQlContext {
  world: World;
  /** Who called; null without a bearer token. */
  account: AccountRecord | null;
  /** In which the caller is answered, see `callerLocale`. */
  locale: string;
  /** What refusals say in that locale. */
  texts: Texts;
  /** Origin of the portal that asks, for example `http://se.localhost:5173`. */
  portalOrigin: string;
  origins: ServiceOrigins;
}

/** Where the mock's own services listen. */
export interface ServiceOrigins {
  registration: string;
  identity: string;
}
