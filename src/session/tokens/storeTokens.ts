import { type CredentialStore, signedOutMark, type TokenCredentials } from "./credentialStore.ts";
import { parseIdTokenClaims } from "./idTokenClaims.ts";

/**
 * Stores the tokens that the identity provider issued to this page. Keeps the former refresh token only if the response has
 * none and the account is the same.
 */
export function storeTokens({ read, write, remove }: CredentialStore, tokens: TokenCredentials): void {
  if (!isSameAccount(read("idToken"), tokens.idToken)) remove("refreshToken", "refreshTokenExpiresAt");
  signedOutMark.remove();
  write(tokens);
}

function isSameAccount(idToken: string | null, otherIdToken: string): boolean {
  const { iss, sub } = parseIdTokenClaims(idToken ?? "");
  const other = parseIdTokenClaims(otherIdToken);
  return sub !== undefined && sub === other.sub && iss === other.iss;
}
