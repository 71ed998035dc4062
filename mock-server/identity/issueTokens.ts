import type { AccountRecord, World } from "../world/world.ts";
import { findAccount } from "./accounts.ts";
import { ProtocolError } from "./errors.ts";
import { refreshLifetime, sealRefreshToken } from "./grants.ts";
import { fullName, idTokenLifetime, signIdToken } from "./idToken.ts";
import { type PolicyName, policies, tenantId } from "./tenants.ts";

/** Numbers, or strings where the world asks for the older form. */
type TokenTime = number | string;

/** The token endpoint's answer: without a resource among the scopes B2C sends no access token and no `expires_in`. */
export interface TokenResponse {
  id_token: string;
  token_type: "Bearer";
  not_before: TokenTime;
  id_token_expires_in: TokenTime;
  profile_info: string;
  scope: string;
  refresh_token?: string;
  refresh_token_expires_in?: TokenTime;
}

export interface IssueOptions {
  /** The provider's origin, as it shall stand in the issuer. */
  origin: string;
  policy?: PolicyName;
  /** Only with `offline_access` there is a refresh token. */
  scope?: readonly string[];
  nonce?: string;
  /** How long ago the tokens are to have been issued (seconds); 0 unless told. */
  age?: number;
  /** When the customer signed in (seconds); now unless told. */
  authTime?: number;
  /** The end of the refresh token's life (seconds), inherited when it is rotated; a day from now unless told. */
  refreshableUntil?: number;
}

/** Signs an account in without any page and returns the token endpoint's answer. */
export async function issueTokens(
  world: World,
  accountId: string,
  options: IssueOptions,
): Promise<TokenResponse> {
  const account = findAccount(world, accountId);
  if (account === undefined) {
    throw new ProtocolError({
      error: "invalid_grant",
      code: "AADB2C90128",
      text: "The account associated with this grant no longer exists. Please reauthenticate and try again.",
    });
  }
  const now = world.clock.seconds() - (options.age ?? 0);
  const { origin, nonce, policy = policies.signIn, authTime = now } = options;
  const { scope = ["openid", "offline_access"], refreshableUntil = now + refreshLifetime(world) } = options;
  const time = (seconds: number) => (world.signIn.timesAsStrings === true ? String(seconds) : seconds);

  const response: TokenResponse = {
    id_token: await signIdToken(world, { origin, account, policy, authTime, nonce, issuedAt: now }),
    token_type: "Bearer",
    not_before: time(now),
    id_token_expires_in: time(idTokenLifetime(world)),
    profile_info: profileInfo(world, account),
    scope: scope.toSorted().join(" "),
  };
  if (!scope.includes("offline_access")) return response;

  const grant = {
    accountId,
    policy,
    scope: [...scope],
    authTime,
    issuedAt: now,
    expiresAt: refreshableUntil,
  };
  return {
    ...response,
    refresh_token: await sealRefreshToken(world, grant),
    refresh_token_expires_in: time(refreshableUntil - now),
  };
}

function profileInfo(world: World, account: AccountRecord): string {
  const profile = {
    ver: "1.0",
    tid: tenantId(world),
    sub: null,
    name: fullName(account),
    preferred_username: null,
    idp: "LocalAccount",
  };
  return Buffer.from(JSON.stringify(profile)).toString("base64url");
}
