import { errors, jwtVerify } from "jose";
import type { World } from "../../../world/world.ts";
import { findAccount } from "../accounts.ts";
import { clientId, findPolicy, getIssuerPath } from "../tenants.ts";
import type { IdTokenClaims } from "./idToken.ts";
import { signingPublicKey } from "./signingKey.ts";

export type IdTokenErrorReason =
  | "malformed"
  | "signature"
  | "issuer"
  | "audience"
  | "expired"
  | "not yet valid"
  | "account";

export class IdTokenError extends Error {
  readonly reason: IdTokenErrorReason;

  constructor(reason: IdTokenErrorReason, message: string) {
    super(message);
    this.name = "IdTokenError";
    this.reason = reason;
  }
}

/**
 * Verifies an id token for the services of a world and returns its claims. Throws an `IdTokenError` if it is not valid.
 *
 * Only the path of the issuer is compared. It contains the tenant, while the origin depends on how the provider was
 * reached; the signature already proves that the token is the provider's.
 */
export async function verifyIdToken(world: World, token: string): Promise<IdTokenClaims> {
  const claims = await verifySignatureAndClaims(world, token);
  const policy = findPolicy(claims.tfp);
  if (!policy || URL.parse(claims.iss)?.pathname !== getIssuerPath(world, policy)) {
    throw new IdTokenError("issuer", `The id token was issued by ${claims.iss}, not by this world's tenant.`);
  }
  if (findAccount(world, claims.sub) === undefined) {
    throw new IdTokenError("account", `The id token's account ${claims.sub} does not exist in this world.`);
  }
  return claims;
}

/** Claims of tokens that were valid before: checking a signature takes longer than most operations. */
const verifiedTokens = new Map<string, IdTokenClaims>();
const maxVerifiedTokens = 500;

async function verifySignatureAndClaims(world: World, token: string): Promise<IdTokenClaims> {
  const verified = verifiedTokens.get(token);
  const now = world.clock.now().getTime() / 1000;
  // Outside its lifetime, the token is checked again for the error.
  if (verified && verified.nbf <= now && now < verified.exp) return verified;
  const claims = await verifyToken(world, token);
  if (verifiedTokens.size >= maxVerifiedTokens) verifiedTokens.clear();
  verifiedTokens.set(token, claims);
  return claims;
}

async function verifyToken(world: World, token: string): Promise<IdTokenClaims> {
  try {
    const { payload } = await jwtVerify<IdTokenClaims>(token, signingPublicKey, {
      algorithms: ["RS256"],
      audience: clientId,
      requiredClaims: ["iss", "sub", "exp", "nbf", "iat", "tfp"],
      currentDate: world.clock.now(),
    });
    return payload;
  } catch (error) {
    throw createIdTokenError(error);
  }
}

function createIdTokenError(error: unknown): IdTokenError {
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
