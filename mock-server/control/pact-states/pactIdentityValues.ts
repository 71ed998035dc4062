import { createHash } from "node:crypto";
import { clientId, getTenantName, policies } from "../../services/identity/tenants.ts";
import { codeLifetimeSeconds, createCode } from "../../services/identity/tokens/grants.ts";
import type { TokenResponse } from "../../services/identity/tokens/issueTokens.ts";
import type { AccountRecord } from "../../world/records.ts";
import type { World } from "../../world/world.ts";

/** Registered as a redirect URI, like every origin on this machine. */
export const portalOrigin = "http://localhost:5173";
const codeVerifier = "a-verifier-of-the-pacts-that-is-long-enough-for-the-rule";

/** Values that identify the tenant of a world in requests. */
export function createTenantValues(world: World): Record<string, string> {
  return { tenant: getTenantName(world), policy: policies.signIn, clientId, portalOrigin };
}

/** Values that request tokens for an account: a refresh token, a code and a redeemed code. */
export async function createGrantValues(
  world: World,
  account: AccountRecord,
  tokens: TokenResponse,
): Promise<Record<string, string>> {
  const redeemedCode = await createPactCode(world, account, "pact-redeemed");
  world.signIn.redeemedCodes.add("pact-redeemed");
  return {
    code: await createPactCode(world, account, "pact-fresh"),
    redeemedCode,
    codeVerifier,
    ...(tokens.refresh_token !== undefined && { refreshToken: tokens.refresh_token }),
  };
}

function createPactCode(world: World, account: AccountRecord, id: string): Promise<string> {
  const now = world.clock.seconds();
  return createCode(world, {
    id,
    accountId: account.id,
    policy: policies.signIn,
    scope: ["openid", "offline_access"],
    nonce: "pact",
    codeChallenge: createHash("sha256").update(codeVerifier).digest("base64url"),
    redirectUri: `${portalOrigin}/authorization`,
    authTime: now,
    issuedAt: now,
    expiresAt: now + codeLifetimeSeconds,
  });
}
