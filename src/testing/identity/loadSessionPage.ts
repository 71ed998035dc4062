import { vi } from "vitest";
import { completeSignIn } from "#session/sign-in/completeSignIn.ts";
import * as pageExit from "#session/sign-in/leavePage.ts";
import { fakeService } from "../network/fakeService.ts";
import { createTestSession } from "./createTestSession.ts";

/** The session of one page load, without screens. */
export function loadSessionPage() {
  fakeService();
  const leavePage = vi.spyOn(pageExit, "leavePage").mockReset();
  const session = createTestSession();
  return {
    session,
    complete: (returnUrl: URL) => completeSignIn(session, returnUrl),
    /** Resolves with the URLs of the page's navigations, once there is one. */
    visits: () =>
      vi.waitFor(() => {
        const [first, ...others] = leavePage.mock.calls.map(([target]) => new URL(target));
        if (!first) throw new Error("The page does not leave.");
        return [first, ...others] as const;
      }, 5000),
  };
}

/** Starts a sign-in. Returns its authorization URL, and the page load that follows it. */
export async function redirectToProvider(backUrl?: string) {
  const { session, visits } = loadSessionPage();
  void session.redirectToSignIn({ backUrl });
  const [attempt] = await visits();
  return { attempt, ...loadSessionPage() };
}
