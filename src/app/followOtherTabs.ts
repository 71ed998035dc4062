import type { QueryClient } from "@tanstack/react-query";
import type { createBrowserRouter } from "react-router-dom";
import { removeDrafts } from "../features/window-registration/draftStorage.ts";
import { paths } from "../paths.ts";
import { onTokensChangedElsewhere } from "../session/credentialStore.ts";
import { markSignedOut, ofAccount, recheckSession, sessionQuery } from "../session/sessionQuery.ts";
import { reportError } from "./reportError.ts";
import { screenHandle } from "./routeHandle.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "navigate" | "revalidate">;

/**
 * Follows what other tabs do: a sign-out there ends the session here, a sign-in there begins one. Returns how to stop.
 */
export function followOtherTabs(queryClient: QueryClient, router: Router): () => void {
  // One sign-out is told of several times, a credential each.
  let isEnding = false;
  const end = async () => {
    isEnding = true;
    await endSession(queryClient, router).catch(reportError);
    isEnding = false;
  };
  return onTokensChangedElsewhere((idToken) => {
    const account = queryClient.getQueryData(sessionQuery().queryKey)?.account;
    if (idToken === null && account && !isEnding) void end();
    const mayBegin = account === null || (account === undefined && isSettled(router));
    if (idToken !== null && mayBegin) beginSession(queryClient, router).catch(reportError);
  });
}

/** Whether a screen stands that never asked who it is. The return from the provider does so once, by itself. */
function isSettled({ state }: Router): boolean {
  return state.initialized && state.location.pathname !== paths.authorization;
}

/** Leaves a screen that needs a session before its data goes: it would ask for them again. */
async function endSession(queryClient: QueryClient, router: Router): Promise<void> {
  const screen = screenHandle(router.state.matches);
  if (screen?.signInRequired) {
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

/** Asks who it is, then lets the screen decide anew whether it is the right one. */
async function beginSession(queryClient: QueryClient, router: Router): Promise<void> {
  await recheckSession(queryClient);
  await router.revalidate();
}
