import { createHash, randomUUID } from "node:crypto";
import { decodeJwt, generateKeyPair, type JWK, SignJWT } from "jose";
import { sessionCookie } from "#services/identity/authorize/signOnSession.ts";
import { clientId, getIssuer, getTenantName, policies } from "#services/identity/tenants.ts";
import { codeLifetimeSeconds, encryptGrant } from "#services/identity/tokens/grants.ts";
import type { TokenResponse } from "#services/identity/tokens/issueTokens.ts";
import { signingPrivateKey } from "#services/identity/tokens/signingKey.ts";
import { createGuid } from "#world/createGuid.ts";
import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";

/** This origin is registered as a redirect URI, like every origin on this machine. */
export const portalOrigin = "http://localhost:5173";
/** The portal's origin in links, which must have https. */
export const securePortalOrigin = portalOrigin.replace("http:", "https:");
const codeVerifier = "a-verifier-of-the-pacts-that-is-long-enough-for-the-rule";

/** Values that identify the tenant of a world in requests. */
export function createTenantValues(world: World, origin: string): Record<string, string> {
  const issuer = getIssuer(world, origin);
  return {
    tenant: getTenantName(world),
    policy: policies.signIn,
    resetPolicy: policies.resetPassword,
    instance: origin,
    issuer,
    clientId,
    portalOrigin,
  };
}

/** The cookie of a browser in which somebody is signed in. */
export function createSignInCookie(world: World): string {
  const [account] = world.accounts;
  const id = randomUUID();
  if (account) world.signIn.sessions.set(id, { accountId: account.id, signedInAt: world.clock.seconds() });
  return `${sessionCookie}=${id}`;
}

/** Values that request tokens for an account, a refresh token, a code and a redeemed code, and the `sub` of its id tokens. */
export async function createGrantValues(
  world: World,
  account: AccountRecord,
  tokens: TokenResponse,
  nonce: string | undefined,
): Promise<Record<string, string>> {
  const redeemedCode = await createPactCode(world, account, "pact-redeemed", nonce);
  world.signIn.redeemedCodes.add("pact-redeemed");
  return {
    code: await createPactCode(world, account, "pact-fresh", nonce),
    redeemedCode,
    codeVerifier,
    subject: account.id,
    refreshToken: tokens.refresh_token,
  };
}

/** The account's id token with another key's signature, for another client, and of another tenant. */
export async function createWrongTokens(idToken: string) {
  const claims = decodeJwt(idToken);
  const sign = (key: CryptoKey | JWK, changed = {}) =>
    new SignJWT({ ...claims, ...changed })
      .setProtectedHeader({ alg: "RS256", kid: signingPrivateKey.kid, typ: "JWT" })
      .sign(key);
  const { privateKey } = await strangeKeys;
  const issuer = String(claims.iss).replace(/[^/]+(?=\/v2\.0)/, createGuid("another tenant"));
  return {
    forged: await sign(privateKey),
    otherClient: await sign(signingPrivateKey, { aud: createGuid("another client") }),
    otherTenant: await sign(signingPrivateKey, { iss: issuer }),
  };
}

const strangeKeys = generateKeyPair("RS256");

function createPactCode(
  world: World,
  account: AccountRecord,
  id: string,
  nonce: string | undefined,
): Promise<string> {
  const now = world.clock.seconds();
  return encryptGrant(world, "code", {
    id,
    accountId: account.id,
    policy: policies.signIn,
    nonce,
    codeChallenge: createHash("sha256").update(codeVerifier).digest("base64url"),
    redirectUri: `${portalOrigin}/authorization`,
    authTime: now,
    issuedAt: now,
    expiresAt: now + codeLifetimeSeconds,
  });
}
