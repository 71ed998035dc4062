import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AccountRecord } from "../world/world.ts";
import { findAccount } from "./accounts.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";

const cookieName = "x-ms-cpim-sso";

/** Single sign-on ends a day after the sign-in, as refresh tokens do. */
const sessionLifetime = 86_400;

const cookiePath = (c: Context<IdentityEnv>) => `/${c.var.endpoint.tenant}`;

/** Remembers the account in this browser. */
export function startSession(c: Context<IdentityEnv>, account: AccountRecord): { signedInAt: number } {
  const { world } = c.var.endpoint;
  const session = { accountId: account.id, signedInAt: world.clock.seconds() };
  // Random, so that the cookie of a world that was built anew never fits a stranger's new session.
  const id = randomUUID();
  world.signIn.sessions.set(id, session);
  setCookie(c, cookieName, id, { path: cookiePath(c), httpOnly: true, sameSite: "Lax" });
  return session;
}

/** Who is signed in to the provider in this browser, and since when (seconds). */
export function currentSession(
  c: Context<IdentityEnv>,
): { account: AccountRecord; signedInAt: number } | undefined {
  const { world } = c.var.endpoint;
  const session = world.signIn.sessions.get(getCookie(c, cookieName) ?? "");
  if (session === undefined || session.signedInAt + sessionLifetime <= world.clock.seconds())
    return undefined;
  const account = findAccount(world, session.accountId);
  return account === undefined ? undefined : { account, signedInAt: session.signedInAt };
}

export function endSession(c: Context<IdentityEnv>): void {
  const id = getCookie(c, cookieName);
  if (id !== undefined) c.var.endpoint.world.signIn.sessions.delete(id);
  deleteCookie(c, cookieName, { path: cookiePath(c), httpOnly: true, sameSite: "Lax" });
}
