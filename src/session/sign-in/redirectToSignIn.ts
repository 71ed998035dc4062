import { paths } from "../../paths.ts";
import { leavePage } from "./leavePage.ts";
import type { SignInSettings } from "./signInSettings.ts";

let redirecting: Promise<never> | undefined;

export interface SignInRedirect {
  settings: SignInSettings;
  /** Path, query and hash to return to after signing in. Undefined keeps that of an earlier attempt. */
  backUrl?: string | undefined;
  uiLocale: string;
  /** By default the sign-in policy. */
  policy?: string;
  /** `login` makes the provider ask for the credentials even if it remembers the visitor. */
  prompt?: "login" | undefined;
  /** Whether the page leaves the browser's history. The page of the return from the provider always does. */
  replace?: boolean;
}

/**
 * Redirects to the identity provider. Never resolves, because the page is about to unload. Calls made until then share the
 * first redirect, so that many failing requests cause only one.
 */
export function redirectToSignIn(redirect: SignInRedirect): Promise<never> {
  redirecting ??= startRedirect(redirect).catch((error: unknown) => {
    redirecting = undefined;
    throw error;
  });
  return redirecting;
}

async function startRedirect(redirect: SignInRedirect): Promise<never> {
  const { settings, policy = settings.policyIds.signIn, replace = false, ...options } = redirect;
  const { startSignInAttempt } = await import("./identityProvider.ts");
  const url = await startSignInAttempt(settings, { policy, ...options });
  leavePage(url, { replace: replace || location.pathname === paths.authorization });
  return new Promise<never>(() => {});
}
