import type { World } from "../../../world/world.ts";
import { findAccount } from "../accounts.ts";
import { ProtocolError } from "../errors.ts";
import { clientId, type PolicyName, policies } from "../tenants.ts";
import { createClientInfo, createProfileInfo } from "./accountInfo.ts";
import { createRefreshToken, getRefreshTokenLifetime } from "./grants.ts";
import { getIdTokenLifetime, signAccessToken, signIdToken } from "./idToken.ts";

/** A number, or a string if the world is configured so. */
type TokenTime = number | string;

/**
 * A token response. B2C sends an access token, its expiry and `resource` only if the scope contains a resource, here the
 * application itself. With `client_info`, it leaves out the two fields in which that is redundant.
 */
export interface TokenResponse {
  access_token?: string;
  id_token?: string;
  token_type: "Bearer";
  not_before: TokenTime;
  expires_in?: TokenTime;
  expires_on?: TokenTime;
  resource?: string;
  id_token_expires_in?: TokenTime;
  profile_info?: string;
  client_info?: string;
  scope: string;
  refresh_token?: string;
  refresh_token_expires_in?: TokenTime;
}

export interface IssueOptions {
  /** The provider's origin, for the issuer. */
  origin: string;
  policy?: PolicyName;
  /**
   * `openid` requests an id token, the client id an access token and `offline_access` a refresh token. Default: `openid` and
   * `offline_access`.
   */
  scope?: readonly string[];
  nonce?: string | undefined;
  /** Whether the response contains `client_info`. */
  hasClientInfo?: boolean;
  /** Issues the tokens as if so many seconds ago. Default: 0. */
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
  if (account === undefined) {
    throw new ProtocolError({
      error: "invalid_grant",
      code: "AADB2C90128",
      text: "The account associated with this grant no longer exists. Please reauthenticate and try again.",
    });
  }
  const now = world.clock.seconds() - (options.age ?? 0);
  const { origin, nonce, policy = policies.signIn, authTime = now } = options;
  const {
    scope = ["openid", "offline_access"],
    hasClientInfo = false,
    refreshTokenExpiresAt = now + getRefreshTokenLifetime(world),
  } = options;
  const formatTime = (seconds: number) => (world.signIn.timesAsStrings === true ? String(seconds) : seconds);
  const lifetime = getIdTokenLifetime(world);
  const content = { origin, account, policy, authTime, issuedAt: now };
  const hasIdToken = scope.includes("openid");
  const hasAccessToken = scope.includes(clientId);

  const response: TokenResponse = {
    ...(hasAccessToken && { access_token: await signAccessToken(world, content) }),
    ...(hasIdToken && { id_token: await signIdToken(world, { ...content, nonce }) }),
    token_type: "Bearer",
    not_before: formatTime(now),
    ...(hasAccessToken && {
      expires_in: formatTime(lifetime),
      expires_on: formatTime(now + lifetime),
      resource: clientId,
    }),
    ...(hasClientInfo
      ? {
          client_info: createClientInfo(world, account, policy),
          // Resources only.
          scope: hasAccessToken ? clientId : "",
        }
      : {
          ...(hasIdToken && { id_token_expires_in: formatTime(lifetime) }),
          profile_info: createProfileInfo(world, account),
          scope: scope.toSorted().join(" "),
        }),
  };
  if (!scope.includes("offline_access")) return response;

  const grant = {
    accountId,
    policy,
    scope: [...scope],
    nonce,
    authTime,
    issuedAt: now,
    expiresAt: refreshTokenExpiresAt,
  };
  return {
    ...response,
    refresh_token: await createRefreshToken(world, grant),
    refresh_token_expires_in: formatTime(refreshTokenExpiresAt - now),
  };
}
