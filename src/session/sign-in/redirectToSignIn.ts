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
  const { settings, backUrl, uiLocale, policy = settings.policyIds.signIn, prompt } = redirect;
  const { startSignInAttempt } = await import("./identityProvider.ts");
  const safeBackUrl = getSafeBackUrl(backUrl ?? null, location.origin);
  leavePage(await startSignInAttempt(settings, { policy, uiLocale, prompt, backUrl: safeBackUrl }));
  return new Promise<never>(() => {});
}

/**
 * A URL to return to after signing in, as path, query and hash on this origin; undefined if it leads elsewhere or back to
 * the sign-in itself.
 */
export function getSafeBackUrl(backUrl: string | null, origin: string): string | undefined {
  if (!backUrl?.startsWith("/") || !URL.canParse(backUrl, origin)) return undefined;
  const url = new URL(backUrl, origin);
  if (url.origin !== origin || isAuthorizationPath(url.pathname)) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // The URL parser keeps two leading slashes of "/..//evil.example", which would name another host when used again.
  return path.startsWith("//") ? undefined : path;
}

/** The router also accepts upper case and slashes at the end. */
function isAuthorizationPath(pathname: string): boolean {
  return /^\/authorization\/*$/i.test(pathname);
}
