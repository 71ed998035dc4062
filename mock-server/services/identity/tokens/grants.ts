import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from "jose";
import type { World } from "../../../world/world.ts";
import { ProtocolError } from "../errors.ts";
import { clientId, findPolicy, getTenantId, type PolicyName } from "../tenants.ts";

export const codeLifetimeSeconds = 600;

/** The total lifetime of refresh tokens in seconds, by default a day; rotated ones inherit the end. */
export function getRefreshTokenLifetime({ signIn }: World): number {
  return signIn.refreshTokenSeconds ?? 86_400;
}

interface Grant {
  accountId: string;
  policy: PolicyName;
  nonce: string | undefined;
  /** When the customer signed in. All times in seconds. */
  authTime: number;
  issuedAt: number;
  expiresAt: number;
}

/** The content of an authorization code. */
export interface CodeGrant extends Grant {
  id: string;
  codeChallenge: string;
  redirectUri: string;
}

/** The content of a refresh token. */
export type RefreshGrant = Grant;

// Codes and refresh tokens contain their grant, so that they survive a restart of the mock server. They are encrypted to be
// as opaque as real ones; the key protects nothing of value.
const grantKey = Buffer.from("key of the fake sign-in provider");

type GrantKind = "code" | "refresh";

/** The audience differs between kinds and tenants, so that a grant is invalid anywhere else. */
const getAudience = (world: World, kind: GrantKind) => `${getTenantId(world)}/${kind}`;

async function encryptGrant(
  world: World,
  kind: GrantKind,
  grant: Grant,
  claims: JWTPayload,
): Promise<string> {
  return await new EncryptJWT({
    ...claims,
    sub: grant.accountId,
    aud: getAudience(world, kind),
    policy: grant.policy,
    nonce: grant.nonce,
    client_id: clientId,
    auth_time: grant.authTime,
    iat: grant.issuedAt,
    exp: grant.expiresAt,
  })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", cty: "JWT" })
    .encrypt(grantKey);
}

async function decryptGrant(world: World, kind: GrantKind, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtDecrypt(token, grantKey, {
      audience: getAudience(world, kind),
      currentDate: world.clock.now(),
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw createExpiredError(world, error.payload);
    throw createMalformedError();
  }
}

export async function createCode(world: World, grant: CodeGrant): Promise<string> {
  const { id, codeChallenge, redirectUri } = grant;
  const claims = { jti: id, code_challenge: codeChallenge, redirect_uri: redirectUri };
  return await encryptGrant(world, "code", grant, claims);
}

/** Throws a `ProtocolError` if the code is malformed or expired. */
export async function parseCode(world: World, code: string): Promise<CodeGrant> {
  const payload = await decryptGrant(world, "code", code);
  const { jti, code_challenge, redirect_uri } = payload;
  return {
    ...parseGrant(payload),
    id: requireString(jti),
    codeChallenge: requireString(code_challenge),
    redirectUri: requireString(redirect_uri),
  };
}

export async function createRefreshToken(world: World, grant: RefreshGrant): Promise<string> {
  return await encryptGrant(world, "refresh", grant, {});
}

/** Throws a `ProtocolError` if the token is malformed or expired. */
export async function parseRefreshToken(world: World, token: string): Promise<RefreshGrant> {
  return parseGrant(await decryptGrant(world, "refresh", token));
}

function parseGrant({ sub, policy, nonce, auth_time, iat, exp }: JWTPayload): Grant {
  const knownPolicy = findPolicy(requireString(policy));
  if (knownPolicy === undefined) throw createMalformedError();
  return {
    accountId: requireString(sub),
    policy: knownPolicy,
    nonce: nonce === undefined ? undefined : requireString(nonce),
    authTime: requireNumber(auth_time),
    issuedAt: requireNumber(iat),
    expiresAt: requireNumber(exp),
  };
}

function requireString(value: unknown): string {
  if (typeof value !== "string") throw createMalformedError();
  return value;
}

function requireNumber(value: unknown): number {
  if (typeof value !== "number") throw createMalformedError();
  return value;
}

function createMalformedError(): ProtocolError {
  return new ProtocolError({
    error: "invalid_grant",
    code: "AADB2C90090",
    text: "The provided JWE is not a valid 5 segment token.",
  });
}

function createExpiredError(world: World, { iat, exp }: JWTPayload): ProtocolError {
  return new ProtocolError({
    error: "invalid_grant",
    code: "AADB2C90080",
    text: `The provided grant has expired. Please re-authenticate and try again. Current time: ${world.clock.seconds()}, Grant issued time: ${iat}, Grant expiration time: ${exp}`,
  });
}
