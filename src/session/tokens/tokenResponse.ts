import { RequestError } from "#api/errors.ts";
import type { TokenCredentials } from "./credentialStore.ts";
import { parseIdTokenClaims } from "./idTokenClaims.ts";

/**
 * Parses the identity provider's token response. `now` is in seconds since 1970. Lifetimes are numbers, or strings from older
 * tenants. Without a readable lifetime, an id token has that of its claims, and a refresh token counts as expired. Throws a
 * `RequestError` if there is no id token.
 */
export function parseTokenResponse(
  response: Readonly<Record<string, unknown>>,
  now: number,
): TokenCredentials {
  const idToken = parseText(response["id_token"]);
  if (!idToken) throw new RequestError("signInRefused", "The token response has no id_token.");
  const refreshToken = parseText(response["refresh_token"]);
  return {
    idToken,
    idTokenExpiresAt: String(now + (parseSeconds(response["id_token_expires_in"]) ?? getLifetime(idToken))),
    ...(refreshToken && {
      refreshToken,
      refreshTokenExpiresAt: String(now + (parseSeconds(response["refresh_token_expires_in"]) ?? 0)),
    }),
    profileInfo: parseText(response["profile_info"]) ?? "",
    notBefore: String(parseSeconds(response["not_before"]) ?? 0),
  };
}

function parseText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The lifetime by the claims; 0 if they do not say. */
function getLifetime(idToken: string): number {
  const { iat, exp } = parseIdTokenClaims(idToken);
  return iat === undefined || exp === undefined ? 0 : Math.floor(exp - iat);
}

function parseSeconds(value: unknown): number | undefined {
  if (typeof value !== "number" && !parseText(value)) return undefined;
  const seconds = Number(value);
  return Number.isFinite(seconds) ? seconds : undefined;
}
