import { errors, jwtVerify } from "jose";
import type { World } from "../world/world.ts";
import { findAccount } from "./accounts.ts";
import type { IdTokenClaims } from "./idToken.ts";
import { signingPublicKey } from "./signingKey.ts";
import { clientId, findPolicy, issuerPath } from "./tenants.ts";

export type IdTokenRefusal =
  | "malformed"
  | "signature"
  | "issuer"
  | "audience"
  | "expired"
  | "not yet valid"
  | "account";

/** Why an id token is not accepted. */
export class IdTokenError extends Error {
  readonly reason: IdTokenRefusal;

  constructor(reason: IdTokenRefusal, message: string) {
    super(message);
    this.name = "IdTokenError";
    this.reason = reason;
  }
}

/**
 * Reads an id token for the services of a world; throws an `IdTokenError` if it is not valid there and now.
 *
 * Of the issuer only the path counts: it names the tenant, while the origin is the address at which the provider happens
 * to be reached, and the signature proves already that the token is the provider's.
 */
export async function verifyIdToken(world: World, token: string): Promise<IdTokenClaims> {
  const claims = await readVerified(world, token);
  const policy = findPolicy(claims.tfp);
  if (!policy || URL.parse(claims.iss)?.pathname !== issuerPath(world, policy)) {
    throw new IdTokenError("issuer", `The id token was issued by ${claims.iss}, not by this world's tenant.`);
  }
  if (findAccount(world, claims.sub) === undefined) {
    throw new IdTokenError("account", `The id token's account ${claims.sub} does not exist in this world.`);
  }
  return claims;
}

async function readVerified(world: World, token: string): Promise<IdTokenClaims> {
  try {
    const { payload } = await jwtVerify<IdTokenClaims>(token, signingPublicKey, {
      algorithms: ["RS256"],
      audience: clientId,
      requiredClaims: ["iss", "sub", "exp", "nbf", "iat", "tfp"],
      currentDate: world.clock.now(),
    });
    return payload;
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): IdTokenError {
  if (error instanceof errors.JWTExpired) return new IdTokenError("expired", "The id token has expired.");
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === "aud")
      return new IdTokenError("audience", "The id token was issued to another client.");
    if (error.claim === "nbf") return new IdTokenError("not yet valid", "The id token is not valid yet.");
  }
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed) {
    return new IdTokenError("signature", "The id token is not signed by the provider.");
  }
  return new IdTokenError("malformed", "The id token cannot be read.");
}
