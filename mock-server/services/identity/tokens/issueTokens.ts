import { createProviderError } from "#rules/providerErrors.ts";
import type { AccountRecord } from "#world/records.ts";
import type { World } from "#world/world.ts";
import { findAccount } from "../accounts.ts";
import { ProtocolError } from "../errors.ts";
import { getTenantId, type PolicyName, policies } from "../tenants.ts";
import { encryptGrant, refreshTokenLifetimeSeconds } from "./grants.ts";
import { formatFullName, getIdTokenLifetime, signIdToken } from "./idToken.ts";

/** A number, or a string if the world is configured so. */
type TokenTime = number | string;

/** B2C's response to the scope `openid offline_access`: it has no access token. */
export interface TokenResponse {
  id_token: string;
  token_type: "Bearer";
  not_before: TokenTime;
  id_token_expires_in: TokenTime;
  profile_info: string;
  scope: string;
  refresh_token: string;
  refresh_token_expires_in: TokenTime;
}

export interface IssueOptions {
  /** The provider's origin, for the issuer. */
  origin: string;
  policy?: PolicyName;
  nonce?: string | undefined;
  /** The age of the issued tokens in seconds. Default: 0. */
  age?: number;
  /** Time of the sign-in in seconds. Default: now. */
  authTime?: number;
  /** Expiry of the refresh token in seconds, which rotated ones inherit. Default: its lifetime from now. */
  refreshTokenExpiresAt?: number;
}

/** Issues tokens to an account. Throws a `ProtocolError` if the account does not exist. */
export async function issueTokens(
  world: World,
  accountId: string,
  options: IssueOptions,
): Promise<TokenResponse> {
  const account = findAccount(world, accountId);
  if (account === undefined) throw new ProtocolError(createProviderError("AADB2C90128"));
  const now = world.clock.seconds() - (options.age ?? 0);
  const { origin, nonce, policy = policies.signIn, authTime = now } = options;
  const { refreshTokenExpiresAt: expiresAt = now + refreshTokenLifetimeSeconds } = options;
  const formatTime = (seconds: number) => (world.signIn.timesAsStrings === true ? String(seconds) : seconds);
  return {
    id_token: await signIdToken(world, { origin, account, policy, nonce, authTime, issuedAt: now }),
    token_type: "Bearer",
    not_before: formatTime(now),
    id_token_expires_in: formatTime(getIdTokenLifetime(world)),
    profile_info: createProfileInfo(world, account),
    scope: "offline_access openid",
    refresh_token: await encryptGrant(world, "refresh", {
      accountId,
      policy,
      nonce,
      authTime,
      issuedAt: now,
      expiresAt,
    }),
    refresh_token_expires_in: formatTime(expiresAt - now),
  };
}

function createProfileInfo(world: World, account: AccountRecord): string {
  const profile = {
    ver: "1.0",
    tid: getTenantId(world),
    sub: null,
    name: formatFullName(account),
    preferred_username: null,
    idp: "LocalAccount",
  };
  return Buffer.from(JSON.stringify(profile)).toString("base64url");
}
