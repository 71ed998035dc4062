import { paths } from "../paths.ts";
import { removeAccountStorage } from "../storage/storage.ts";
import type { Session } from "./createSession.ts";
import { leavePage } from "./sign-in/leavePage.ts";
import { removeAttempts } from "./sign-in/signInAttempts.ts";
import { getPolicyUrl, type SignInSettings } from "./sign-in/signInSettings.ts";
import { signedOutMark } from "./tokens/credentialStore.ts";

/**
 * Signs out: removes the credentials, then redirects to the identity provider's logout, which returns to the logout page;
 * directly to the logout page if the provider cannot be reached. The optional `id_token_hint` is left out because a token must
 * not be part of a URL. The screen stays as it is until the page unloads.
 */
export async function signOut(session: Session, settings: SignInSettings): Promise<void> {
  const { credentials } = session;
  signedOutMark.write("true");
  credentials.removeTokens();
  removeAccountStorage();
  removeAttempts(credentials);
  credentials.remove("backUrl");
  const policyUrl = getPolicyUrl(settings, settings.policyIds.signIn);
  const logoutPage = new URL(paths.logout, location.origin);
  const providerLogout = new URL(`${policyUrl}/oauth2/v2.0/logout`);
  providerLogout.searchParams.set("post_logout_redirect_uri", logoutPage.href);
  return session.signOutBy(async () =>
    leavePage((await isReachable(policyUrl)) ? providerLogout : logoutPage),
  );
}

const timeoutMs = 3000;

/** Checks that the provider responds: otherwise the redirect would end on the browser's own error page. */
async function isReachable(policyUrl: string): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await fetch(`${policyUrl}/v2.0/.well-known/openid-configuration`, { signal });
    return true;
  } catch {
    return false;
  }
}
