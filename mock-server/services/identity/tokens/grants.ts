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

export async function createCode(world: World, grant: CodeGrant): Promise<string> {
  return await encryptGrant(world, "code", grant);
}

/** Throws a `ProtocolError` if the code is malformed or expired. */
export async function parseCode(world: World, code: string): Promise<CodeGrant> {
  return await decryptGrant<CodeGrant>(world, "code", code);
}

export async function createRefreshToken(world: World, grant: RefreshGrant): Promise<string> {
  return await encryptGrant(world, "refresh", grant);
}

/** Throws a `ProtocolError` if the token is malformed or expired. */
export async function parseRefreshToken(world: World, token: string): Promise<RefreshGrant> {
  return await decryptGrant<RefreshGrant>(world, "refresh", token);
}

// Codes and refresh tokens contain their grant, so that they survive a restart of the mock server. They are encrypted to be
// as opaque as real ones; the key protects nothing of value.
const grantKey = Buffer.from("key of the fake sign-in provider");

type GrantKind = "code" | "refresh";

/** Each kind and tenant has its own audience, so a grant is valid only there. */
const getAudience = (world: World, kind: GrantKind) => `${getTenantId(world)}/${kind}`;

async function encryptGrant(world: World, kind: GrantKind, grant: RefreshGrant): Promise<string> {
  return await new EncryptJWT({ grant })
    .setAudience(getAudience(world, kind))
    .setExpirationTime(grant.expiresAt)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", cty: "JWT" })
    .encrypt(grantKey);
}

async function decryptGrant<Grant extends RefreshGrant>(
  world: World,
  kind: GrantKind,
  token: string,
): Promise<Grant> {
  const options = { audience: getAudience(world, kind), currentDate: world.clock.now() };
  try {
    const { payload } = await jwtDecrypt<{ grant: Grant }>(token, grantKey, options);
    return payload.grant;
  } catch (error) {
    const isExpired = error instanceof errors.JWTExpired;
    throw new ProtocolError(createProviderError(isExpired ? "AADB2C90080" : "AADB2C90090"));
  }
}
