import type { QueryClient } from "@tanstack/react-query";
import { paths } from "../paths.ts";
import { removeCredentials, removeTokens } from "./credentialStore.ts";
import { leavePage } from "./leavePage.ts";
import { forgetAttempt, policyAddress } from "./signIn.ts";
import type { SignInSettings } from "./signInSettings.ts";

/**
 * Signs out: forgets everything here, then visits the provider's logout, which leads back to the logout page; straight
 * there where the provider cannot be reached. The optional `id_token_hint` is left out: a token has no place in an
 * address.
 */
export async function signOut(queryClient: QueryClient, settings: SignInSettings): Promise<void> {
  removeTokens();
  forgetAttempt();
  removeCredentials("backUrl");
  // Clears without telling the screens: they go with the page.
  queryClient.clear();
  const address = new URL(`${policyAddress(settings, settings.policyIds.signIn)}/oauth2/v2.0/logout`);
  address.searchParams.set("post_logout_redirect_uri", new URL(paths.logout, location.origin).href);
  const local = new URL(paths.logout, location.origin);
  leavePage((await isReachable(settings)) ? address : local);
}

const patience = 3000;

/** Whether the provider answers: a visit to one that does not would strand the visitor on the browser's own error page. */
async function isReachable(settings: SignInSettings): Promise<boolean> {
  const { signIn } = settings.policyIds;
  const document = `${policyAddress(settings, signIn)}/v2.0/.well-known/openid-configuration`;
  try {
    await fetch(document, { signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return false;
  }
}
