import { RequestError } from "#api/errors.ts";
import { paths } from "#paths.ts";
import type { Session } from "../createSession.ts";
import { nowInSeconds, type TokenCredentials } from "../tokens/credentialStore.ts";
import { parseIdTokenClaims } from "../tokens/idTokenClaims.ts";
import { storeTokens } from "../tokens/storeTokens.ts";
import { classifyTokenFailure, createTokenError } from "../tokens/tokenFailure.ts";
import { parseTokenResponse } from "../tokens/tokenResponse.ts";
import { getSafeBackUrl } from "./getSafeBackUrl.ts";
import {
  hasAttempts,
  removeAttempts,
  requireStorage,
  type SignInSecrets,
  takeAttempt,
} from "./signInAttempts.ts";

/**
 * Completes the sign-in of a return from the identity provider, and returns the path to go to. Throws a `RequestError` if the
 * sign-in failed or the services do not accept the new tokens.
 */
export async function returnFromProvider(session: Session, returnUrl: URL): Promise<string> {
  const outcome = await completeSignIn(session, returnUrl);
  if (outcome.kind === "cancelled") return paths.introduction;
  if (outcome.kind === "alreadySignedIn") return paths.projects;
  const { backUrl } = outcome;
  const checked = await session.check();
  if (!checked.account) {
    // Keeps the back URL for another sign-in.
    if (backUrl) session.credentials.write({ backUrl });
    throw checked.tokenError ?? new RequestError("signInNotAccepted", "The new id token has expired.");
  }
  session.queryClient.setQueryData(session.query.queryKey, { ...checked, justAuthorized: true });
  return backUrl ?? paths.projects;
}

/** The result of a return from the identity provider. */
type SignInOutcome =
  | { kind: "signedIn"; backUrl: string | undefined }
  /** The visitor is signed in already. The provider's response was used before, or is missing in the URL, as after Back. */
  | { kind: "alreadySignedIn" }
  | { kind: "cancelled" };

/**
 * Completes a return from the identity provider. `returnUrl` contains the provider's response. After "forgot password" it
 * redirects to the reset policy, and after the reset back to sign-in; then it never resolves. Throws a `RequestError`.
 */
export async function completeSignIn(session: Session, returnUrl: URL): Promise<SignInOutcome> {
  const { credentials } = session;
  const response = readResponse(returnUrl);
  const secrets = takeAttempt(credentials, response.get("state") ?? "");
  const description = response.get("error_description") || response.get("error");
  if (description) {
    if (!secrets) throw createForeignError();
    return handleProviderError(session, description);
  }
  const code = response.get("code");
  if ((!code || !secrets) && credentials.exist()) return { kind: "alreadySignedIn" };
  if (!code) throw new RequestError("signInIncomplete", "'Code' parameter is not provided");
  if (!secrets) {
    if (hasAttempts(credentials)) throw createForeignError();
    requireStorage();
    throw new RequestError("signInUsed", "The sign-in attempt was completed or abandoned before.");
  }
  // Tokens of the reset policy cannot be refreshed at the sign-in policy, so the visitor signs in once more.
  const { policyIds } = await session.provider.getSettings();
  const { tfp, acr } = parseIdTokenClaims(response.get("id_token") ?? "");
  if ((tfp ?? acr)?.toLowerCase() === policyIds.resetPassword.toLowerCase()) {
    return session.redirectToSignIn();
  }
  storeTokens(credentials, await requestTokens(session, returnUrl, secrets));
  removeAttempts(credentials);
  const backUrl = getSafeBackUrl(credentials.read("backUrl"), location.origin);
  credentials.remove("backUrl");
  return { kind: "signedIn", backUrl };
}

/** The provider's response. The portal requests it in the fragment, but some errors come in the query. */
function readResponse({ hash, searchParams }: URL): URLSearchParams {
  const fragment = new URLSearchParams(hash.slice(1));
  return hasError(searchParams) && !hasError(fragment) && !fragment.has("code") ? searchParams : fragment;
}

function hasError(response: URLSearchParams): boolean {
  return response.has("error") || response.has("error_description");
}

function createForeignError(): RequestError {
  return new RequestError("signInForeign", "The state does not match a sign-in attempt of this browser.");
}

async function requestTokens(
  { provider }: Session,
  returnUrl: URL,
  secrets: SignInSecrets,
): Promise<TokenCredentials> {
  const settings = await provider.getSettings();
  const { describeTokenFailure, redeemCode } = await import("./identityProvider.ts");
  try {
    return parseTokenResponse(await redeemCode(settings, returnUrl, secrets), nowInSeconds());
  } catch (error) {
    const failure = describeTokenFailure(error);
    const kind = classifyTokenFailure(failure);
    const isRefused = kind === "grantRejected" || kind === "unexpected";
    throw createTokenError(failure, isRefused ? "signInRefused" : "signInUnavailable");
  }
}

function handleProviderError(session: Session, description: string): Promise<SignInOutcome> {
  switch (getProviderErrorKind(description)) {
    case "forgotPassword":
      return session.redirectToSignIn({ policy: "resetPassword" });
    case "cancelled":
      session.credentials.remove("backUrl");
      return Promise.resolve({ kind: "cancelled" });
    case "other":
      return Promise.reject(new RequestError("signInRefused", formatErrorDescription(description)));
  }
}

/** The reason why the identity provider returned a visitor without a code. */
export type ProviderErrorKind = "forgotPassword" | "cancelled" | "other";

/** Recognizes the provider's error codes. Their position in the description varies, and some tenants encode it twice. */
export function getProviderErrorKind(description: string): ProviderErrorKind {
  if (description.includes("AADB2C90118")) return "forgotPassword";
  if (description.includes("AADB2C90091")) return "cancelled";
  return "other";
}

/** Formats the provider's description as one line, without correlation id, timestamp and login hint. Never empty. */
export function formatErrorDescription(description: string): string {
  const lines = decodeDescription(description).split(/\r?\n/);
  const texts = lines.filter((line) => line && !/^(Correlation ID|Timestamp|login_hint):/i.test(line));
  return texts.join(" ").trim() || description.trim() || "The sign-in provider gave no reason.";
}

/** A description that was encoded twice has no whitespace. */
function decodeDescription(description: string): string {
  if (/\s/.test(description)) return description;
  return new URLSearchParams(`text=${description.replaceAll("&", "%26")}`).get("text") ?? description;
}
