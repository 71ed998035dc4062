import { EncryptJWT, errors, jwtDecrypt } from "jose";
import { createProviderError } from "#rules/providerErrors.ts";
import type { World } from "#world/world.ts";
import { ProtocolError } from "../errors.ts";
import { getTenantId, type PolicyName } from "../tenants.ts";

export const codeLifetimeSeconds = 600;

/** The whole lifetime: rotated refresh tokens inherit the end. */
export const refreshTokenLifetimeSeconds = 86_400;

/** The content of a refresh token. */
interface RefreshGrant {
  accountId: string;
  policy: PolicyName;
  nonce: string | undefined;
  /** The time of the sign-in. All times are in seconds. */
  authTime: number;
  issuedAt: number;
  expiresAt: number;
}

/** The content of an authorization code. */
interface CodeGrant extends RefreshGrant {
  id: string;
  codeChallenge: string;
  redirectUri: string;
}

// Codes and refresh tokens contain their grant, so that they survive a restart of the mock server. They are encrypted to be
// as opaque as real ones; the key protects nothing of value.
const grantKey = Buffer.from("key of the fake sign-in provider");

interface Grants {
  code: CodeGrant;
  refresh: RefreshGrant;
}

/** Each kind and tenant has its own audience, so a grant is valid only there. */
const getAudience = (world: World, kind: keyof Grants) => `${getTenantId(world)}/${kind}`;

export async function encryptGrant<Kind extends keyof Grants>(
  world: World,
  kind: Kind,
  grant: Grants[Kind],
): Promise<string> {
  return await new EncryptJWT({ grant })
    .setAudience(getAudience(world, kind))
    .setExpirationTime(grant.expiresAt)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", cty: "JWT" })
    .encrypt(grantKey);
}

/** Throws a `ProtocolError` if the code or token is malformed or expired. */
export async function decryptGrant<Kind extends keyof Grants>(
  world: World,
  kind: Kind,
  token: string,
): Promise<Grants[Kind]> {
  const options = { audience: getAudience(world, kind), currentDate: world.clock.now() };
  try {
    const { payload } = await jwtDecrypt<{ grant: Grants[Kind] }>(token, grantKey, options);
    return payload.grant;
  } catch (error) {
    const isExpired = error instanceof errors.JWTExpired;
    throw new ProtocolError(createProviderError(isExpired ? "AADB2C90080" : "AADB2C90090"));
  }
}
