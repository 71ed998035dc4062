import type { QueryClient } from "@tanstack/react-query";
import type { createBrowserRouter } from "react-router-dom";
import { paths } from "../../paths.ts";
import { refetchSession, sessionQuery } from "../../session/sessionQuery.ts";
import { leavePage } from "../../session/sign-in/leavePage.ts";
import { readCredential, subscribeToOtherTabs } from "../../session/tokens/credentialStore.ts";
import { parseIdTokenClaims } from "../../session/tokens/idTokenClaims.ts";
import { reportError } from "../errors/reportError.ts";
import { endSession } from "./endSession.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "navigate" | "revalidate">;

/**
 * Ends the session when another tab signs out and starts one when another tab signs in. If that is another person, the page
 * loads anew, so that nothing of the first one is left in it. Returns a function that unsubscribes.
 */
export function syncSessionAcrossTabs(queryClient: QueryClient, router: Router): () => void {
  // One sign-out causes several storage events, one per credential.
  let isEnding = false;
  const handleSignOut = async () => {
    isEnding = true;
    await endSession(queryClient, router).catch(reportError);
    isEnding = false;
  };
  let subject = getSubject(readCredential("idToken"));
  return subscribeToOtherTabs((idToken) => {
    const formerSubject = subject;
    subject = getSubject(idToken);
    if (formerSubject && subject && subject !== formerSubject) {
      document.documentElement.hidden = true;
      leavePage(new URL(paths.projects, location.origin));
      return;
    }
    const account = queryClient.getQueryData(sessionQuery().queryKey)?.account;
    if (idToken === null && account && !isEnding) void handleSignOut();
    const isAnonymous = account === null || (account === undefined && router.state.initialized);
    if (idToken !== null && isAnonymous && !isReturningFromProvider(router)) {
      startSession(queryClient, router).catch(reportError);
    }
  });
}

function getSubject(idToken: string | null): string | undefined {
  return parseIdTokenClaims(idToken ?? "").sub;
}

/** The return from the identity provider checks the session itself, and its loader works only once. */
function isReturningFromProvider({ state }: Router): boolean {
  return state.location.pathname === paths.authorization;
}

/** Checks the session, then runs the loaders of the screen again, which may redirect. */
async function startSession(queryClient: QueryClient, router: Router): Promise<void> {
  await refetchSession(queryClient);
  await router.revalidate();
}
