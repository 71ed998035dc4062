import { ApplicationError } from "../api/errors.ts";
import { safeBackAddress } from "./backAddress.ts";
import { nowInSeconds } from "./clock.ts";
import { readCredential, removeCredentials, writeCredentials } from "./credentialStore.ts";
import { claimsOf } from "./idTokenClaims.ts";
import { messageOf, refusalOf, tokenError } from "./providerError.ts";
import { forgetAttempt, goToSignIn } from "./signIn.ts";
import type { SignInSettings } from "./signInSettings.ts";
import { credentialsFrom } from "./tokenAnswer.ts";
import { hasCredentials } from "./tokens.ts";

/** How a return from the provider ended. */
export type SignInOutcome =
  | { kind: "signedIn"; backAddress: string | undefined }
  /** The answer was used before, and the visitor has been signed in since. */
  | { kind: "alreadySignedIn" }
  | { kind: "cancelled" };

/**
 * Completes a return from the provider. `answer` is the address it came to, with the provider's parameters in the hash.
 * A forgotten password leads on to the reset policy and afterwards back to sign-in; then this never resolves.
 */
export async function completeSignIn(
  settings: SignInSettings,
  answer: URL,
  uiLocale: string,
): Promise<SignInOutcome> {
  const parameters = new URLSearchParams(answer.hash.slice(1));
  const attempt = takeAttempt();
  const description = parameters.get("error_description") || parameters.get("error");
  if (description) {
    requireState(parameters, attempt?.state);
    return refused(settings, description, uiLocale);
  }
  if (!parameters.get("code")) throw new ApplicationError("'Code' parameter is not provided");
  if (!attempt) {
    if (hasCredentials()) return { kind: "alreadySignedIn" };
    throw new ApplicationError("This sign-in was completed or abandoned already. Please sign in again.");
  }
  requireState(parameters, attempt.state);
  // Back from the reset policy: its tokens cannot be refreshed at the sign-in policy.
  const { tfp } = claimsOf(parameters.get("id_token") ?? "");
  if (tfp && tfp.toLowerCase() === settings.policyIds.resetPassword.toLowerCase()) {
    return goToSignIn({ settings, uiLocale });
  }
  const { exchangeCode } = await import("./provider.ts");
  const tokens = await exchangeCode(settings, answer, attempt).catch((error: unknown) => {
    throw tokenError(error);
  });
  writeCredentials(credentialsFrom(tokens, nowInSeconds()));
  const backAddress = safeBackAddress(readCredential("backUrl"), location.origin);
  removeCredentials("backUrl");
  return { kind: "signedIn", backAddress };
}

/** The secrets of the attempt under way; each can be taken once. */
function takeAttempt() {
  const codeVerifier = readCredential("codeVerifier");
  const state = readCredential("state");
  const nonce = readCredential("nonce");
  forgetAttempt();
  return codeVerifier && state && nonce ? { codeVerifier, state, nonce } : undefined;
}

function requireState(parameters: URLSearchParams, expected: string | undefined): void {
  if (expected !== undefined && parameters.get("state") === expected) return;
  throw new ApplicationError(
    "The answer does not belong to a sign-in of this browser. Please sign in again.",
  );
}

function refused(settings: SignInSettings, description: string, uiLocale: string): Promise<SignInOutcome> {
  switch (refusalOf(description)) {
    case "forgotPassword":
      return goToSignIn({ settings, uiLocale, policy: settings.policyIds.resetPassword });
    case "cancelled":
      removeCredentials("backUrl");
      return Promise.resolve({ kind: "cancelled" });
    case "other":
      return Promise.reject(new ApplicationError(messageOf(description)));
  }
}
