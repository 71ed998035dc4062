import type { QueryClient } from "@tanstack/react-query";
import type { createBrowserRouter } from "react-router-dom";
import { removeDrafts } from "../features/window-registration/draftStorage.ts";
import { paths } from "../paths.ts";
import { areTokensRemovedElsewhere } from "../session/credentialStore.ts";
import { markSignedOut, ofAccount, sessionQuery } from "../session/sessionQuery.ts";
import { leaveForSignIn } from "./guards.ts";
import { screenHandle } from "./routeHandle.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "navigate">;

/**
 * What follows where a call found no session. A session that was lost is begun anew: a screen that needs one is left for
 * the sign-in, which leads back to it. One that another tab has ended, of which this one may not have heard yet, is ended.
 */
export async function leaveSession(queryClient: QueryClient, router: Router): Promise<void> {
  const account = queryClient.getQueryData(sessionQuery().queryKey)?.account;
  if (account && areTokensRemovedElsewhere()) {
    await endSession(queryClient, router);
    return;
  }
  markSignedOut(queryClient);
  const { matches, location } = router.state;
  if (!screenHandle(matches)?.signInRequired) return;
  await leaveForSignIn(queryClient, `${location.pathname}${location.search}${location.hash}`);
}

/** Ends the session as another tab did. A screen that needs one is left before its data goes: it would ask for them again. */
export async function endSession(queryClient: QueryClient, router: Router): Promise<void> {
  if (screenHandle(router.state.matches)?.signInRequired) {
    await router.navigate(paths.logout);
    await accountOffScreen(queryClient);
  }
  // Once more: the form may have written its draft anew since the other tab removed it.
  removeDrafts();
  markSignedOut(queryClient);
}

/** Resolves once no screen shows data of the account: the router is there before React is. */
function accountOffScreen(queryClient: QueryClient): Promise<void> {
  const cache = queryClient.getQueryCache();
  const isShown = () => cache.findAll({ ...ofAccount, type: "active" }).length > 0;
  return new Promise((resolve) => {
    const check = () => {
      if (isShown()) return;
      stop();
      resolve();
    };
    const stop = cache.subscribe(check);
    check();
  });
}
