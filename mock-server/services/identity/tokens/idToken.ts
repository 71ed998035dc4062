import { createHash } from "node:crypto";
import { SignJWT } from "jose";
import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";
import { clientId, getIssuer, type PolicyName } from "../tenants.ts";
import { signingPrivateKey } from "./signingKey.ts";

/** The lifetime of id tokens in seconds, by default an hour. */
export function getIdTokenLifetime({ signIn }: World): number {
  return signIn.idTokenSeconds ?? 3600;
}

interface IdTokenContent {
  origin: string;
  account: AccountRecord;
  policy: PolicyName;
  nonce: string | undefined;
  authTime: number;
  issuedAt: number;
  /** The code that is issued together with the token. */
  code?: string;
}

/** Signs an id token. All times are in seconds. */
export async function signIdToken(
  world: World,
  { origin, account, policy, nonce, authTime, issuedAt, code }: IdTokenContent,
): Promise<string> {
  const claims = {
    exp: issuedAt + getIdTokenLifetime(world),
    nbf: issuedAt,
    ver: "1.0",
    iss: getIssuer(world, origin),
    sub: account.id,
    aud: clientId,
    // The nonce of the sign-in, in refreshed tokens too.
    ...(nonce !== undefined && { nonce }),
    ...(code !== undefined && { c_hash: hashCode(code) }),
    iat: issuedAt,
    auth_time: authTime,
    oid: account.id,
    given_name: account.firstName,
    family_name: account.lastName,
    name: formatFullName(account),
    emails: [account.email],
    tfp: policy,
  };
  return await new SignJWT(claims)
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
