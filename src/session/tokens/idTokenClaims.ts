import { isRecord } from "#api/json.ts";

/** The claims that the portal reads without verifying the token again. */
export interface IdTokenClaims {
  /** The issuer. */
  iss?: string;
  /** The account. */
  sub?: string;
  /** The time of issue by the provider's clock, in seconds since 1970. */
  iat?: number;
  /** The time of expiry by the provider's clock. */
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
    const { iss, sub, iat, exp, tfp, acr } = claims;
    return {
      ...(typeof iss === "string" && { iss }),
      ...(typeof sub === "string" && { sub }),
      ...(typeof iat === "number" && Number.isFinite(iat) && { iat }),
      ...(typeof exp === "number" && Number.isFinite(exp) && { exp }),
      ...(typeof tfp === "string" && { tfp }),
      ...(typeof acr === "string" && { acr }),
    };
  } catch {
    return {};
  }
}
