import { createPath } from "react-router-dom";
import type { Account, Session } from "../session/createSession.ts";
import { isWindowAt } from "./navigation/redirectFrom.ts";

/**
 * The visitor's account. Redirects anonymous visitors to sign in and back to the URL of the request. Throws a `RequestError`
 * instead if the services rejected new tokens, since a sign-in would bring more of the same kind.
 */
export async function requireSignedIn(session: Session, request: Request): Promise<Account> {
  const { account, tokenError } = await session.ensureChecked();
  if (account) return account;
  if (tokenError) throw tokenError;
  return startSignIn(session, request.url);
}

/**
 * Redirects from a page of the portal to the identity provider, and back after signing in. If the page is the window's current
 * entry, it leaves the history: Back from the provider would only lead to the provider again. Never resolves.
 */
export function startSignIn(session: Session, pageUrl: string): Promise<never> {
  const replace = isWindowAt(pageUrl);
  // The URL of a request has no hash.
  const backUrl = createPath(replace ? location : new URL(pageUrl, location.origin));
  return session.redirectToSignIn({ backUrl, replace });
}
