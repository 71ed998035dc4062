import { createHash } from "node:crypto";
import { SignJWT } from "jose";
import type { AccountRecord } from "../../../world/records.ts";
import type { World } from "../../../world/world.ts";
import { clientId, getIssuer, type PolicyName } from "../tenants.ts";
import { signingPrivateKey } from "./signingKey.ts";

/** The lifetime of id tokens in seconds, by default an hour. */
export function getIdTokenLifetime({ signIn }: World): number {
  return signIn.idTokenSeconds ?? 3600;
}

export interface IdTokenClaims {
  exp: number;
  nbf: number;
  ver: string;
  iss: string;
  /** The account's id. */
  sub: string;
  aud: string;
  /** That of the sign-in, in refreshed tokens too. */
  nonce?: string;
  /** Only in tokens that are issued together with a code. */
  c_hash?: string;
  iat: number;
  auth_time: number;
  oid: string;
  given_name: string;
  family_name: string;
  name: string;
  emails: string[];
  /** The policy that issued the token. */
  tfp: string;
}

interface TokenOptions {
  origin: string;
  account: AccountRecord;
  policy: PolicyName;
  authTime: number;
  /** In seconds. Default: now. */
  issuedAt?: number;
}

export interface IdTokenOptions extends TokenOptions {
  nonce?: string | undefined;
  /** The code that is issued together with the token. */
  code?: string | undefined;
}

export async function signIdToken(world: World, content: IdTokenOptions): Promise<string> {
  return await signClaims({
    ...createClaims(world, content),
    ...(content.nonce !== undefined && { nonce: content.nonce }),
    ...(content.code !== undefined && { c_hash: hashCode(content.code) }),
  });
}

/** An access token for the application itself, which the scope `{client_id}` requests. */
export async function signAccessToken(world: World, content: TokenOptions): Promise<string> {
  return await signClaims({ ...createClaims(world, content), azp: clientId });
}

function createClaims(world: World, content: TokenOptions): IdTokenClaims {
  const { account } = content;
  const now = content.issuedAt ?? world.clock.seconds();
  return {
    exp: now + getIdTokenLifetime(world),
    nbf: now,
    ver: "1.0",
    iss: getIssuer(world, content.origin, content.policy),
    sub: account.id,
    aud: clientId,
    iat: now,
    auth_time: content.authTime,
    oid: account.id,
    given_name: account.firstName,
    family_name: account.lastName,
    name: formatFullName(account),
    emails: [account.email],
    tfp: content.policy,
  };
}

async function signClaims(claims: IdTokenClaims & { azp?: string }): Promise<string> {
  return await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "RS256", kid: signingPrivateKey.kid, typ: "JWT" })
    .sign(signingPrivateKey);
}

export function formatFullName(account: AccountRecord): string {
  return `${account.firstName} ${account.lastName}`;
}

/** `c_hash`: the left half of the code's SHA-256. */
function hashCode(code: string): string {
  return createHash("sha256").update(code, "ascii").digest().subarray(0, 16).toString("base64url");
}
