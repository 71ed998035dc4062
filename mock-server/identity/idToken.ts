import { createHash } from "node:crypto";
import { SignJWT } from "jose";
import type { AccountRecord, World } from "../world/world.ts";
import { signingPrivateKey } from "./signingKey.ts";
import { clientId, issuerOf, type PolicyName } from "./tenants.ts";

/** An id token lives one hour unless the world says otherwise. */
export function idTokenLifetime({ signIn }: World): number {
  return signIn.idTokenSeconds ?? 3600;
}

/** What an id token says. */
export interface IdTokenClaims {
  exp: number;
  nbf: number;
  ver: string;
  iss: string;
  /** The account's id. */
  sub: string;
  aud: string;
  /** Missing in refreshed tokens. */
  nonce?: string;
  /** Only in a token that came together with a code. */
  c_hash?: string;
  iat: number;
  auth_time: number;
  oid: string;
  given_name: string;
  family_name: string;
  name: string;
  emails: string[];
  /** The policy by which the token was issued. */
  tfp: string;
}

export interface IdTokenContent {
  origin: string;
  account: AccountRecord;
  policy: PolicyName;
  authTime: number;
  /** In seconds; now unless told. */
  issuedAt?: number;
  nonce?: string | undefined;
  /** The code the token is sent along with. */
  code?: string | undefined;
}

export async function signIdToken(world: World, content: IdTokenContent): Promise<string> {
  const { account } = content;
  const now = content.issuedAt ?? world.clock.seconds();
  const claims: IdTokenClaims = {
    exp: now + idTokenLifetime(world),
    nbf: now,
    ver: "1.0",
    iss: issuerOf(world, content.origin, content.policy),
    sub: account.id,
    aud: clientId,
    ...(content.nonce !== undefined && { nonce: content.nonce }),
    ...(content.code !== undefined && { c_hash: codeHash(content.code) }),
    iat: now,
    auth_time: content.authTime,
    oid: account.id,
    given_name: account.firstName,
    family_name: account.lastName,
    name: fullName(account),
    emails: [account.email],
    tfp: content.policy,
  };
  return await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "RS256", kid: signingPrivateKey.kid, typ: "JWT" })
    .sign(signingPrivateKey);
}

export function fullName(account: AccountRecord): string {
  return `${account.firstName} ${account.lastName}`;
}

/** `c_hash`: the left half of the code's SHA-256. */
function codeHash(code: string): string {
  return createHash("sha256").update(code, "ascii").digest().subarray(0, 16).toString("base64url");
}
