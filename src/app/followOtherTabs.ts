import type { QueryClient } from "@tanstack/react-query";
import type { createBrowserRouter } from "react-router-dom";
import { paths } from "../paths.ts";
import { onTokensChangedElsewhere } from "../session/credentialStore.ts";
import { recheckSession, sessionQuery } from "../session/sessionQuery.ts";
import { reportError } from "./reportError.ts";
import { endSession } from "./sessionEnd.ts";

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

/** Asks who it is, then lets the screen decide anew whether it is the right one. */
async function beginSession(queryClient: QueryClient, router: Router): Promise<void> {
  await recheckSession(queryClient);
  await router.revalidate();
}
