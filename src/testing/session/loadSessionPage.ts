import { vi } from "vitest";
import { fakeService } from "../network/fakeService.ts";
import { signInSettings } from "./fakeIdentityProvider.ts";

/**
 * The session's modules as one page load has them; modules are loaded anew, so that a page that left for the provider is
 * followed by another one.
 */
export async function loadSessionPage() {
  vi.resetModules();
  fakeService();
  const leavePage = vi
    .spyOn(await import("../../session/sign-in/leavePage.ts"), "leavePage")
    .mockImplementation(() => {});
  const { redirectToSignIn } = await import("../../session/sign-in/redirectToSignIn.ts");
  const { completeSignIn } = await import("../../session/sign-in/completeSignIn.ts");
  return {
    redirectToSignIn,
    complete: (returnUrl: URL) => completeSignIn(signInSettings, returnUrl, "de-DE"),
    /** Resolves with the URLs that the page navigates to, once it does. */
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
  const page = await loadSessionPage();
  void page.redirectToSignIn({ settings: signInSettings, backUrl, uiLocale: "de-DE" });
  const [attempt] = await page.visits();
  return { attempt, ...(await loadSessionPage()) };
}
