import type { QueryClient } from "@tanstack/react-query";
import type { createBrowserRouter } from "react-router-dom";
import { paths } from "../paths.ts";
import { onTokensChangedElsewhere } from "../session/credentialStore.ts";
import { markSignedOut, sessionQuery } from "../session/sessionQuery.ts";
import { reportError } from "./reportError.ts";
import { innermostHandle } from "./routeHandle.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "navigate" | "revalidate">;

/**
 * Follows what other tabs do: a sign-out there ends the session here, a sign-in there begins one. Returns how to stop.
 */
export function followOtherTabs(queryClient: QueryClient, router: Router): () => void {
  return onTokensChangedElsewhere((idToken) => {
    const account = queryClient.getQueryData(sessionQuery().queryKey)?.account;
    if (idToken === null && account) endSession(queryClient, router).catch(reportError);
    if (idToken !== null && account === null) beginSession(queryClient, router).catch(reportError);
  });
}

/** Leaves a screen that needs a session before its data goes: it would ask for them again. */
async function endSession(queryClient: QueryClient, router: Router): Promise<void> {
  const screen = innermostHandle(router.state.matches.map(({ route }) => route));
  if (screen?.signInRequired) await router.navigate(paths.logout);
  markSignedOut(queryClient);
}

/** Asks who it is, then lets the screen decide anew whether it is the right one. */
async function beginSession(queryClient: QueryClient, router: Router): Promise<void> {
  await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
  await router.revalidate();
}
