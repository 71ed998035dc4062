import type { QueryClient } from "@tanstack/react-query";
import { type createBrowserRouter, createPath } from "react-router-dom";
import { paths } from "../../paths.ts";
import { accountDataFilter, clearSession, refetchSession, sessionQuery } from "../../session/sessionQuery.ts";
import { areTokensRemovedByOtherTab, isMarkedSignedOut } from "../../session/tokens/credentialStore.ts";
import { removeAccountStorage } from "../../storage/storage.ts";
import { startSignIn } from "../guards.ts";
import { findScreen } from "../screens.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "navigate" | "revalidate">;

/**
 * Handles a request that was rejected because the session has expired: redirects from a screen that requires a signed-in
 * customer to sign in and back. If another tab signed out, which this tab may not have noticed yet, ends the session instead.
 */
export async function handleSessionExpired(queryClient: QueryClient, router: Router): Promise<void> {
  const { account, rejection, leave } = queryClient.getQueryData(sessionQuery().queryKey) ?? {};
  // A request was sent before the page unloads, or the browser asked about unsaved changes and the customer stayed.
  if (leave) return leave();
  // A request that was under way when the tokens were rejected.
  if (rejection) return;
  if (account && areTokensRemovedByOtherTab()) {
    await endSession(queryClient, router);
    return;
  }
  clearSession(queryClient);
  if (isInCabinet(router)) await startSignIn(queryClient, createPath(router.state.location));
}

let checking: Promise<void> | undefined;

/**
 * Handles a new id token that a service rejected. The session check decides whether the services reject the customer, which
 * shows the error in place of a screen that requires one, or only the request that failed, whose error its screen shows.
 */
export function handleTokenRejected(queryClient: QueryClient, router: Router): Promise<void> {
  checking ??= checkSessionAgain(queryClient, router).finally(() => {
    checking = undefined;
  });
  return checking;
}

async function checkSessionAgain(queryClient: QueryClient, router: Router): Promise<void> {
  // The first session check of the page handles its own rejection.
  if (!queryClient.getQueryData(sessionQuery().queryKey)?.account) return;
  // The query client reports an error of the check itself.
  const session = await refetchSession(queryClient).catch(() => undefined);
  if (!session || session.account || !isInCabinet(router)) return;
  await router.revalidate();
  await waitUntilAccountDataHidden(queryClient);
  queryClient.removeQueries(accountDataFilter);
}

/**
 * Ends the session after another tab has removed the tokens. If the customer signed out there, drafts and links of this
 * account go; if the session has expired, they are found again after the next sign-in.
 */
export async function endSession(queryClient: QueryClient, router: Router): Promise<void> {
  if (isInCabinet(router)) {
    // The screen must be gone before its data is removed: it would load the data again.
    await router.navigate(paths.logout);
    await waitUntilAccountDataHidden(queryClient);
  }
  // The other tab removed it too, but a form of this tab may have written a draft since.
  if (isMarkedSignedOut()) removeAccountStorage();
  clearSession(queryClient);
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
