import { createHash } from "node:crypto";
import { clientId, getIssuer, getTenantName, policies } from "#services/identity/tenants.ts";
import { codeLifetimeSeconds, createCode } from "#services/identity/tokens/grants.ts";
import type { TokenResponse } from "#services/identity/tokens/issueTokens.ts";
import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";

/** Registered as a redirect URI, like every origin on this machine. */
export const portalOrigin = "http://localhost:5173";
/** The same for links, which must have https. */
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

function createPactCode(
  world: World,
  account: AccountRecord,
  id: string,
  nonce: string | undefined,
): Promise<string> {
  const now = world.clock.seconds();
  return createCode(world, {
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
