import type { QueryClient } from "@tanstack/react-query";
import { removeCredentials, removeTokens } from "./credentialStore.ts";
import { leavePage } from "./leavePage.ts";
import { forgetAttempt } from "./signIn.ts";
import { policyAddress, type SignInSettings, signedOutPath } from "./signInSettings.ts";

/**
 * Signs out: forgets everything here, then visits the provider's logout, which leads back to the logout page. The
 * optional `id_token_hint` is left out: a token has no place in an address.
 */
export function signOut(queryClient: QueryClient, settings: SignInSettings): void {
  removeTokens();
  forgetAttempt();
  removeCredentials("backUrl");
  // Clears without telling the screens: they go with the page.
  queryClient.clear();
  const address = new URL(`${policyAddress(settings, settings.policyIds.signIn)}/oauth2/v2.0/logout`);
  address.searchParams.set("post_logout_redirect_uri", new URL(signedOutPath, location.origin).href);
  leavePage(address);
}
