import type { createBrowserRouter } from "react-router-dom";
import { paths } from "#paths.ts";
import type { Session } from "#session/createSession.ts";
import { leavePage } from "#session/sign-in/leavePage.ts";
import { signedOutMark } from "#session/tokens/credentialStore.ts";
import { parseIdTokenClaims } from "#session/tokens/idTokenClaims.ts";
import { reportError } from "../error-reporting/reportError.ts";

type Router = Pick<ReturnType<typeof createBrowserRouter>, "state" | "navigate" | "revalidate">;

/**
 * Ends the session when another tab signs out, and starts one when another tab signs in. If another person signs in, the page
 * loads anew, so that it keeps nothing of the first one. If the session has only expired, the screen and its input stay, and go
 * on after the next sign-in in any tab. Returns a function that unsubscribes.
 */
export function syncSessionAcrossTabs(session: Session, router: Router): () => void {
  // One sign-out causes several storage events, one per credential.
  let isEnding = false;
  let subject = getSubject(session.credentials.read("idToken"));
  const handleSignOut = async () => {
    isEnding = true;
    subject = undefined;
    await import("./endSession.ts").then(({ endSession }) => endSession(session, router)).catch(reportError);
    isEnding = false;
  };
  return session.credentials.subscribeToOtherTabs((idToken) => {
    const { account, tokenError } = session.getChecked() ?? {};
    if (idToken === null) {
      if (account && !isEnding && signedOutMark.read() !== null) void handleSignOut();
      return;
    }
    const formerSubject = subject;
    subject = getSubject(idToken);
    if (formerSubject && subject && subject !== formerSubject) {
      document.documentElement.hidden = true;
      leavePage(new URL(paths.projects, location.origin));
      return;
    }
    const isAnonymous = account === null || (account === undefined && router.state.initialized);
    // Services that rejected this account would reject its next token too, and two such tabs would refresh each other's tokens for ever.
    if (isAnonymous && !tokenError && !isReturningFromProvider(router)) {
      recheckSession(session, router).catch(reportError);
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
async function recheckSession(session: Session, router: Router): Promise<void> {
  await session.check();
  await router.revalidate();
}
