import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from "jose";
import type { World } from "../world/world.ts";
import { ProtocolError } from "./errors.ts";
import { clientId, findPolicy, type PolicyName, tenantId } from "./tenants.ts";

/** Codes live ten minutes. */
export const codeLifetime = 600;
/** Refresh tokens of a single-page app live a day in all; a rotated one inherits the end. */
export function refreshLifetime({ signIn }: World): number {
  return signIn.refreshTokenSeconds ?? 86_400;
}

interface Grant {
  accountId: string;
  policy: PolicyName;
  scope: string[];
  /** When the customer signed in. All times in seconds. */
  authTime: number;
  issuedAt: number;
  expiresAt: number;
}

/** What an authorization code stands for. */
export interface CodeGrant extends Grant {
  id: string;
  nonce: string;
  codeChallenge: string;
  redirectUri: string;
}

/** What a refresh token stands for. */
export type RefreshGrant = Grant;

// Grants carry their own content, so that a restart of the mock keeps everybody signed in. The key guards nothing of
// worth: it makes the tokens as opaque to the portal as the real ones are.
const grantKey = Buffer.from("key of the fake sign-in provider");

/** Kinds are told apart by the audience, as are tenants: a code of one world is garbage in another. */
type GrantKind = "code" | "refresh";
const audienceOf = (world: World, kind: GrantKind) => `${tenantId(world)}/${kind}`;

async function seal(world: World, kind: GrantKind, grant: Grant, claims: JWTPayload): Promise<string> {
  return await new EncryptJWT({
    ...claims,
    sub: grant.accountId,
    aud: audienceOf(world, kind),
    policy: grant.policy,
    scope: grant.scope.join(" "),
    client_id: clientId,
    auth_time: grant.authTime,
    iat: grant.issuedAt,
    exp: grant.expiresAt,
  })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM", cty: "JWT" })
    .encrypt(grantKey);
}

async function open(world: World, kind: GrantKind, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtDecrypt(token, grantKey, {
      audience: audienceOf(world, kind),
      currentDate: world.clock.now(),
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw expired(world, error.payload);
    throw malformed();
  }
}

export async function sealCode(world: World, grant: CodeGrant): Promise<string> {
  const { id, nonce, codeChallenge, redirectUri } = grant;
  const claims = { jti: id, nonce, code_challenge: codeChallenge, redirect_uri: redirectUri };
  return await seal(world, "code", grant, claims);
}

/** Reads a code; throws the token endpoint's error if it is malformed or expired. */
export async function openCode(world: World, code: string): Promise<CodeGrant> {
  const payload = await open(world, "code", code);
  const { jti, nonce, code_challenge, redirect_uri } = payload;
  return {
    ...readGrant(payload),
    id: text(jti),
    nonce: text(nonce),
    codeChallenge: text(code_challenge),
    redirectUri: text(redirect_uri),
  };
}

export async function sealRefreshToken(world: World, grant: RefreshGrant): Promise<string> {
  return await seal(world, "refresh", grant, {});
}

/** Reads a refresh token; throws the token endpoint's error if it is malformed or expired. */
export async function openRefreshToken(world: World, token: string): Promise<RefreshGrant> {
  return readGrant(await open(world, "refresh", token));
}

function readGrant({ sub, policy, scope, auth_time, iat, exp }: JWTPayload): Grant {
  const knownPolicy = findPolicy(text(policy));
  if (knownPolicy === undefined) throw malformed();
  return {
    accountId: text(sub),
    policy: knownPolicy,
    scope: text(scope).split(" "),
    authTime: seconds(auth_time),
    issuedAt: seconds(iat),
    expiresAt: seconds(exp),
  };
}

function text(value: unknown): string {
  if (typeof value !== "string") throw malformed();
  return value;
}

function seconds(value: unknown): number {
  if (typeof value !== "number") throw malformed();
  return value;
}

function malformed(): ProtocolError {
  return new ProtocolError({
    error: "invalid_grant",
    code: "AADB2C90090",
    text: "The provided JWE is not a valid 5 segment token.",
  });
}

function expired(world: World, { iat, exp }: JWTPayload): ProtocolError {
  return new ProtocolError({
    error: "invalid_grant",
    code: "AADB2C90080",
    text: `The provided grant has expired. Please re-authenticate and try again. Current time: ${world.clock.seconds()}, Grant issued time: ${iat}, Grant sliding window expiration time: ${exp}.`,
  });
}
