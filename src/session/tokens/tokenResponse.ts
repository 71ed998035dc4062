import { PortalError } from "../../api/errors.ts";
import { isRecord } from "../../api/transport/httpError.ts";
import type { Credentials } from "./credentialStore.ts";

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

/** The claims that the portal reads without verifying the token again. */
export interface IdTokenClaims {
  /** The issuer. */
  iss?: string;
  /** The account. */
  sub?: string;
  /** The expiry, in seconds since 1970. */
  exp?: number;
  /** The policy that issued the token ("trust framework policy"). */
  tfp?: string;
  /** Names the policy in tenants whose tokens have no `tfp`. */
  acr?: string;
}

/** Parses the claims of an id token; none if the token is unreadable. */
export function parseIdTokenClaims(idToken: string): IdTokenClaims {
  try {
    const payload = (idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isRecord(claims)) return {};
    const { iss, sub, exp, tfp, acr } = claims;
    return {
      ...(typeof iss === "string" && { iss }),
      ...(typeof sub === "string" && { sub }),
      ...(typeof exp === "number" && Number.isFinite(exp) && { exp }),
      ...(typeof tfp === "string" && { tfp }),
      ...(typeof acr === "string" && { acr }),
    };
  } catch {
    return {};
  }
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
