import { PortalError } from "../../api/errors.ts";
import {
  hasCredentials,
  nowInSeconds,
  readCredential,
  removeCredentials,
} from "../tokens/credentialStore.ts";
import { parseIdTokenClaims } from "../tokens/idTokenClaims.ts";
import { storeTokens } from "../tokens/storeTokens.ts";
import { classifyTokenFailure, createTokenError } from "../tokens/tokenFailure.ts";
import { parseTokenResponse, type TokenCredentials } from "../tokens/tokenResponse.ts";
import { requireStorage } from "./checkStorage.ts";
import { getSafeBackUrl } from "./getSafeBackUrl.ts";
import { formatErrorDescription, getProviderErrorKind } from "./providerError.ts";
import { redirectToSignIn } from "./redirectToSignIn.ts";
import { hasAttempts, type SignInSecrets, takeAttempt } from "./signInAttempts.ts";
import type { SignInSettings } from "./signInSettings.ts";

/** The result of a return from the identity provider. */
export type SignInOutcome =
  | { kind: "signedIn"; backUrl: string | undefined }
  /** The provider's response was used before or is not in the URL, as after Back, and the visitor is signed in. */
  | { kind: "alreadySignedIn" }
  | { kind: "cancelled" };

/**
 * Completes a return from the identity provider. `returnUrl` contains the provider's response. After "forgot password" it
 * redirects to the reset policy, and after the reset back to sign-in; then it never resolves. Throws a `PortalError`.
 */
export async function completeSignIn(
  settings: SignInSettings,
  returnUrl: URL,
  uiLocale: string,
): Promise<SignInOutcome> {
  const response = readResponse(returnUrl);
  const secrets = takeAttempt(response.get("state") ?? "");
  const description = response.get("error_description") || response.get("error");
  if (description) {
    if (!secrets) throw createForeignError();
    return handleProviderError(settings, description, uiLocale);
  }
  const code = response.get("code");
  if ((!code || !secrets) && hasCredentials()) return { kind: "alreadySignedIn" };
  if (!code) throw new PortalError("'Code' parameter is not provided", "SIGN_IN_INCOMPLETE");
  if (!secrets) {
    if (hasAttempts()) throw createForeignError();
    requireStorage();
    throw new PortalError("The sign-in attempt was completed or abandoned before.", "SIGN_IN_USED");
  }
  // Tokens of the reset policy cannot be refreshed at the sign-in policy, so the visitor signs in once more.
  const { tfp, acr } = parseIdTokenClaims(response.get("id_token") ?? "");
  if ((tfp ?? acr)?.toLowerCase() === settings.policyIds.resetPassword.toLowerCase()) {
    return redirectToSignIn({ settings, uiLocale });
  }
  storeTokens(await requestTokens(settings, returnUrl, secrets));
  const backUrl = getSafeBackUrl(readCredential("backUrl"), location.origin);
  removeCredentials("backUrl");
  return { kind: "signedIn", backUrl };
}

/** The provider's response: the fragment, where the portal asks for it; some errors come in the query all the same. */
function readResponse({ hash, searchParams }: URL): URLSearchParams {
  const fragment = new URLSearchParams(hash.slice(1));
  return hasError(searchParams) && !hasError(fragment) && !fragment.has("code") ? searchParams : fragment;
}

function hasError(response: URLSearchParams): boolean {
  return response.has("error") || response.has("error_description");
}

function createForeignError(): PortalError {
  return new PortalError("The state does not match a sign-in attempt of this browser.", "SIGN_IN_FOREIGN");
}

async function requestTokens(
  settings: SignInSettings,
  returnUrl: URL,
  secrets: SignInSecrets,
): Promise<TokenCredentials> {
  const { describeTokenFailure, redeemCode } = await import("./identityProvider.ts");
  try {
    return parseTokenResponse(await redeemCode(settings, returnUrl, secrets), nowInSeconds());
  } catch (error) {
    const failure = describeTokenFailure(error);
    const kind = classifyTokenFailure(failure);
    const isRefused = kind === "grantRejected" || kind === "unexpected";
    throw createTokenError(failure, isRefused ? "SIGN_IN_REFUSED" : "SIGN_IN_UNAVAILABLE");
  }
}

function handleProviderError(
  settings: SignInSettings,
  description: string,
  uiLocale: string,
): Promise<SignInOutcome> {
  switch (getProviderErrorKind(description)) {
    case "forgotPassword":
      return redirectToSignIn({ settings, uiLocale, policy: settings.policyIds.resetPassword });
    case "cancelled":
      removeCredentials("backUrl");
      return Promise.resolve({ kind: "cancelled" });
    case "other":
      return Promise.reject(new PortalError(formatErrorDescription(description), "SIGN_IN_REFUSED"));
  }
}
