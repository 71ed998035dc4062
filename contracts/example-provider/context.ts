import { createError } from "./errors.ts";
import type { Account, Language, Store } from "./store.ts";

/** What resolvers get with each request. */
export interface Context {
  store: Store;
  /** The caller; undefined without a valid id token. */
  account: Account | undefined;
  language: Language;
}

export function createContext(store: Store, headers: Headers): Context {
  const token = headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
  const requested = headers.get("x-taglys-locale")?.split("-")[0];
  const language = requested === "fr" || requested === "it" ? requested : "de";
  return { store, account: store.tokens.get(token), language };
}

/** The caller's account. Throws AUTH_NOT_AUTHORIZED without one. */
export function requireAccount({ account }: Context): Account {
  if (!account) throw createError("AUTH_NOT_AUTHORIZED");
  return account;
}
