/** The claims of an id token that the portal reads without verifying them again. */
export interface IdTokenClaims {
  /** The provider's issuer. */
  iss?: string;
  /** The policy that issued the token. */
  tfp?: string;
}

/** Reads a token's claims; an unreadable token has none. */
export function claimsOf(idToken: string): IdTokenClaims {
  try {
    const payload = (idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== "object" || claims === null) return {};
    return {
      ...("iss" in claims && typeof claims.iss === "string" && { iss: claims.iss }),
      ...("tfp" in claims && typeof claims.tfp === "string" && { tfp: claims.tfp }),
    };
  } catch {
    return {};
  }
}
