import type { QueryClient } from "@tanstack/react-query";
import { type createBrowserRouter, createPath } from "react-router-dom";
import { paths } from "#paths.ts";
import { accountDataFilter, type Session } from "#session/createSession.ts";
import { signedOutMark } from "#session/tokens/credentialStore.ts";
import { removeAccountStorage } from "#storage/storage.ts";
import { startSignIn } from "../loaders.ts";
import { findScreen } from "../screens.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "navigate" | "revalidate">;

/**
 * Handles a request that was rejected because the session has expired: redirects from a screen that requires a signed-in
 * customer to sign in and back. If another tab signed out, which this tab may not have noticed yet, ends the session instead.
 */
async function handleSessionExpired(session: Session, router: Router): Promise<void> {
  const { account, tokenError } = session.getChecked() ?? {};
  // After a sign-out, redirects again: a request may follow before the page unloads, or because the customer has stayed.
  const leaving = session.repeatSignOut();
  if (leaving) return leaving;
  // A request that was pending when a service rejected the tokens.
  if (tokenError) return;
  if (account && signedOutMark.read() !== null) {
    await endSession(session, router);
    return;
  }
  session.clear();
  if (isInCabinet(router)) await startSignIn(session, createPath(router.state.location));
}

/** Handles services that no longer accept the customer: the error takes the place of a screen that requires one. */
async function handleTokenRejected(session: Session, router: Router): Promise<void> {
  if (!isInCabinet(router)) return;
  await router.revalidate();
  await waitUntilAccountDataHidden(session.queryClient);
  session.removeAccountData();
}

export const handleSessionEnd = { expired: handleSessionExpired, tokenRejected: handleTokenRejected };

/** Ends the session after the customer has signed out in another tab. */
export async function endSession(session: Session, router: Router): Promise<void> {
  if (isInCabinet(router)) await router.navigate(paths.logout);
  // The screen must be gone before its data is removed: it would load the data again, be rejected, and end the session again.
  await waitUntilAccountDataHidden(session.queryClient);
  // The other tab removed the storage too, but a form of this tab may have written a draft since.
  removeAccountStorage();
  session.clear();
}

/** Whether the screen requires a signed-in customer. */
function isInCabinet({ state: { matches } }: Router): boolean {
  return findScreen(matches.at(-1)?.route.id)?.layout === "cabinet";
}

/** Resolves when no screen shows account data: React renders after the router's navigation has resolved. */
function waitUntilAccountDataHidden(queryClient: QueryClient): Promise<void> {
  const cache = queryClient.getQueryCache();
  const isShown = () => cache.findAll({ ...accountDataFilter, type: "active" }).length > 0;
  return new Promise((resolve) => {
    const check = () => {
      if (isShown()) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = cache.subscribe(check);
    check();
  });
}
