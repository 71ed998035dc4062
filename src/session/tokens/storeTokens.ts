import {
  readCredential,
  removeCredentials,
  removeSignedOutMark,
  writeCredentials,
} from "./credentialStore.ts";
import { parseIdTokenClaims } from "./idTokenClaims.ts";
import type { TokenCredentials } from "./tokenResponse.ts";

let newToken: { idToken: string; storedAt: number } | undefined;

/**
 * Stores the tokens that the identity provider issued to this page. A refresh token that the response does not replace is
 * kept only for the same account.
 */
export function storeTokens(credentials: TokenCredentials): void {
  if (!isSameAccount(readCredential("idToken"), credentials.idToken)) {
    removeCredentials("refreshToken", "refreshTokenExpiresAt");
  }
  removeSignedOutMark();
  writeCredentials(credentials);
  newToken = { idToken: credentials.idToken, storedAt: performance.now() };
}

function isSameAccount(idToken: string | null, otherIdToken: string): boolean {
  const { iss, sub } = parseIdTokenClaims(idToken ?? "");
  const other = parseIdTokenClaims(otherIdToken);
  return sub !== undefined && sub === other.sub && iss === other.iss;
}

const newTokenMs = 60_000;

/** Whether the identity provider issued the id token to this page within the last minute. */
export function isNewIdToken(idToken: string): boolean {
  return newToken?.idToken === idToken && performance.now() - newToken.storedAt < newTokenMs;
}
