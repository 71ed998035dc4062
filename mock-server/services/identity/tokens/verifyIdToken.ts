import { errors, jwtVerify } from "jose";
import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";
import { findAccount } from "../accounts.ts";
import { clientId, getIssuer } from "../tenants.ts";
import { signingPublicKey } from "./signingKey.ts";

interface IdTokenClaims {
  iss: string;
  /** The account's id. */
  sub: string;
}

export class IdTokenError extends Error {
  override readonly name = "IdTokenError";
}

/**
 * Verifies an id token for the services of a world and returns its account. Throws an `IdTokenError` if it is not valid.
 *
 * The issuer may have any origin, since clients reach the provider in several ways; the signature already proves that the token
 * is the provider's.
 */
export async function verifyIdToken(world: World, token: string): Promise<AccountRecord> {
  const { iss, sub } = await verifySignature(world, token);
  const origin = URL.parse(iss)?.origin ?? "";
  if (iss !== getIssuer(world, origin)) {
    throw new IdTokenError(`The id token was issued by ${iss}, not by this world's tenant.`);
  }
  const account = findAccount(world, sub);
  if (!account) throw new IdTokenError(`The id token's account ${sub} does not exist in this world.`);
  return account;
}

async function verifySignature(world: World, token: string): Promise<IdTokenClaims> {
  try {
    const { payload } = await jwtVerify<IdTokenClaims>(token, signingPublicKey, {
      algorithms: ["RS256"],
      audience: clientId,
      requiredClaims: ["iss", "sub", "exp", "nbf", "iat", "tfp"],
      currentDate: world.clock.now(),
    });
    return payload;
  } catch (error) {
    throw new IdTokenError(describeError(error));
  }
}

function describeError(error: unknown): string {
  if (error instanceof errors.JWTExpired) return "The id token has expired.";
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === "aud") return "The id token was issued to another client.";
    if (error.claim === "nbf") return "The id token is not valid yet.";
  }
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JOSEAlgNotAllowed) {
    return "The id token is not signed by the provider.";
  }
  return "The id token cannot be read.";
}
