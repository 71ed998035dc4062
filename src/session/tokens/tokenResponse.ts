import { PortalError } from "../../api/errors.ts";
import type { Credentials } from "./credentialStore.ts";
import { parseIdTokenClaims } from "./idTokenClaims.ts";

/** What a token response changes in the credentials. */
export type TokenCredentials = Pick<
  Credentials,
  "idToken" | "idTokenExpiresAt" | "profileInfo" | "notBefore"
> &
  Partial<Pick<Credentials, "refreshToken" | "refreshTokenExpiresAt">>;

/**
 * Parses the identity provider's token response. `now` is in seconds since 1970. Lifetimes are numbers, for older tenants
 * strings. Without a readable lifetime the id token's own claim `exp` counts, and a refresh token counts as expired. Throws a
 * `PortalError` if there is no id token.
 */
export function parseTokenResponse(
  response: Readonly<Record<string, unknown>>,
  now: number,
): TokenCredentials {
  const idToken = parseText(response["id_token"]);
  if (!idToken) throw new PortalError("The token response has no id_token.", "SIGN_IN_REFUSED");
  const refreshToken = parseText(response["refresh_token"]);
  return {
    idToken,
    idTokenExpiresAt: String(parseExpiry(response["id_token_expires_in"], now) ?? getExpiry(idToken) ?? now),
    ...(refreshToken && {
      refreshToken,
      refreshTokenExpiresAt: String(parseExpiry(response["refresh_token_expires_in"], now) ?? now),
    }),
    profileInfo: parseText(response["profile_info"]) ?? "",
    notBefore: String(parseSeconds(response["not_before"]) ?? 0),
  };
}

function parseText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function parseExpiry(lifetime: unknown, now: number): number | undefined {
  const seconds = parseSeconds(lifetime);
  return seconds === undefined ? undefined : now + seconds;
}

function getExpiry(idToken: string): number | undefined {
  const { exp } = parseIdTokenClaims(idToken);
  return exp === undefined ? undefined : Math.floor(exp);
}

function parseSeconds(value: unknown): number | undefined {
  if (typeof value !== "number" && !parseText(value)) return undefined;
  const seconds = Number(value);
  return Number.isFinite(seconds) ? seconds : undefined;
}
