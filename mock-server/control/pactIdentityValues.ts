import { createHash } from "node:crypto";
import { codeLifetime, sealCode } from "../identity/grants.ts";
import type { TokenResponse } from "../identity/issueTokens.ts";
import { clientId, policies, tenantName } from "../identity/tenants.ts";
import type { AccountRecord, World } from "../world/world.ts";

/** Any origin of this machine is registered at every tenant. */
const portalOrigin = "http://localhost:5173";
const codeVerifier = "a-verifier-of-the-pacts-that-is-long-enough-for-the-rule";

/** What a call to a world's tenant must name. */
export function tenantValues(world: World): Record<string, string> {
  return { tenant: tenantName(world), policy: policies.signIn, clientId, portalOrigin };
}

/** What an account can get tokens by: a refresh token, a code, and one that was redeemed already. */
export async function grantValues(
  world: World,
  account: AccountRecord,
  tokens: TokenResponse,
): Promise<Record<string, string>> {
  const redeemedCode = await codeFor(world, account, "pact-redeemed");
  world.signIn.redeemedCodes.add("pact-redeemed");
  return {
    code: await codeFor(world, account, "pact-fresh"),
    redeemedCode,
    codeVerifier,
    ...(tokens.refresh_token !== undefined && { refreshToken: tokens.refresh_token }),
  };
}

function codeFor(world: World, account: AccountRecord, id: string): Promise<string> {
  const now = world.clock.seconds();
  return sealCode(world, {
    id,
    accountId: account.id,
    policy: policies.signIn,
    scope: ["openid", "offline_access"],
    nonce: "pact",
    codeChallenge: createHash("sha256").update(codeVerifier).digest("base64url"),
    redirectUri: `${portalOrigin}/authorization`,
    authTime: now,
    issuedAt: now,
    expiresAt: now + codeLifetime,
  });
}
