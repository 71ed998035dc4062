import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { isLocalOrigin } from "#rules/localOrigins.ts";
import type { AccountRecord } from "#world/records.ts";
import { findAccount } from "../accounts.ts";
import { encodeParameters } from "../encodeParameters.ts";
import { ProtocolError } from "../errors.ts";
import type { IdentityEnv } from "../policyEndpoint.ts";
import { parseRegisteredUri } from "../registeredClient.ts";
import { parseQuery } from "../requestParameters.ts";

export const sessionCookie = "x-ms-cpim-sso";

/** The session lasts a day, like a refresh token. */
const sessionLifetimeSeconds = 86_400;

function getCookieOptions(c: Context<IdentityEnv>): CookieOptions {
  return { path: `/${c.var.endpoint.tenant}`, httpOnly: true, sameSite: "Lax" };
}

/** Starts single sign-on in this browser. `signedInAt` is in seconds. */
export function startSession(c: Context<IdentityEnv>, account: AccountRecord): { signedInAt: number } {
  const { world } = c.var.endpoint;
  const session = { accountId: account.id, signedInAt: world.clock.seconds() };
  // Random, so that a cookie from before a reset of the world never matches a new session.
  const id = randomUUID();
  world.signIn.sessions.set(id, session);
  setCookie(c, sessionCookie, id, getCookieOptions(c));
  return session;
}

/** The account that is signed in to the provider in this browser, and the time of its sign-in in seconds. */
export function getSession(
  c: Context<IdentityEnv>,
): { account: AccountRecord; signedInAt: number } | undefined {
  const { world } = c.var.endpoint;
  const session = world.signIn.sessions.get(getCookie(c, sessionCookie) ?? "");
  if (session === undefined || session.signedInAt + sessionLifetimeSeconds <= world.clock.seconds())
    return undefined;
  const account = findAccount(world, session.accountId);
  return account === undefined ? undefined : { account, signedInAt: session.signedInAt };
}

export function endSession(c: Context<IdentityEnv>): void {
  const id = getCookie(c, sessionCookie);
  if (id !== undefined) c.var.endpoint.world.signIn.sessions.delete(id);
  deleteCookie(c, sessionCookie, getCookieOptions(c));
}

/**
 * GET …/start-session: starts single sign-on for a persona and redirects to the portal, for share links. The real provider
 * has no such endpoint.
 */
export function handleStartSession(c: Context<IdentityEnv>): Response {
  const { persona = "", back = "" } = c.req.query();
  const { origin, world } = c.var.endpoint;
  const { accounts } = world;
  const account = accounts.find((candidate) => candidate.persona === persona);
  if (!account) {
    const names = accounts.map((candidate) => candidate.persona).join(", ");
    const text = `There is no persona '${persona}'. Personas: ${names}.`;
    throw new ProtocolError({ error: "invalid_request", text }, 404);
  }
  if (!isLocalOrigin(back) && URL.parse(back)?.origin !== origin) {
    throw new ProtocolError({ error: "invalid_request", text: "'back' must be an address on this machine." });
  }
  startSession(c, account);
  // The normalized form keeps the browser from parsing the URL differently from the check above.
  return c.redirect(new URL(back).href);
}

/**
 * GET …/logout: ends single sign-on and redirects to the portal. B2C checks the URI only with an `id_token_hint`; here it must
 * be registered in any case.
 */
export function handleLogout(c: Context<IdentityEnv>): Response {
  endSession(c);
  const query = parseQuery(c);
  const uri = parseRegisteredUri(query.get("post_logout_redirect_uri"), "/logout", c.var.endpoint.origin);
  const state = query.get("state");
  return c.redirect(state === null ? uri : `${uri}?${encodeParameters([["state", state]])}`);
}
