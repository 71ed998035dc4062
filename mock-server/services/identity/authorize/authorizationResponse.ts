import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { ProviderError } from "#rules/providerErrors.ts";
import type { AccountRecord } from "#world/records.ts";
import { encodeParameters } from "../encodeParameters.ts";
import { formatErrorDescription } from "../errors.ts";
import type { IdentityEnv } from "../policyEndpoint.ts";
import { checkClient, parseRegisteredUri } from "../registeredClient.ts";
import { parseQuery } from "../requestParameters.ts";
import { codeLifetimeSeconds, encryptGrant } from "../tokens/grants.ts";
import { signIdToken } from "../tokens/idToken.ts";
import type { AuthorizationRequest } from "./authorizationRequest.ts";

interface RedirectTarget {
  redirectUri: string;
  state: [name: string, value: string][];
}

/** The target of the response. Throws a `ProtocolError` if client or redirect URI are not registered. */
export function parseRedirectTarget(c: Context<IdentityEnv>): RedirectTarget {
  const query = parseQuery(c);
  checkClient(query.get("client_id"), c.var.endpoint.world);
  const redirectUri = parseRegisteredUri(query.get("redirect_uri"), "/authorization", c.var.endpoint.origin);
  const state = query.get("state");
  return { redirectUri, state: state === null ? [] : [["state", state]] };
}

export function respondWithError(c: Context<IdentityEnv>, error: ProviderError): Response {
  const { redirectUri, state } = parseRedirectTarget(c);
  const description = formatErrorDescription(error, c.var.endpoint.world);
  const parameters = encodeParameters([["error", error.error], ["error_description", description], ...state]);
  return c.redirect(`${redirectUri}#${parameters}`);
}

/** Sends the portal a code and an id token. `authTime` is in seconds. */
export async function respondWithCode(
  c: Context<IdentityEnv>,
  { nonce, codeChallenge }: AuthorizationRequest,
  account: AccountRecord,
  authTime: number,
): Promise<Response> {
  const { world, policy, origin } = c.var.endpoint;
  const { redirectUri, state } = parseRedirectTarget(c);
  const now = world.clock.seconds();
  const code = await encryptGrant(world, "code", {
    // The id is random: a world would otherwise create ids of redeemed codes again after a reset.
    id: randomUUID(),
    accountId: account.id,
    policy,
    nonce,
    codeChallenge,
    redirectUri,
    authTime,
    issuedAt: now,
    expiresAt: now + codeLifetimeSeconds,
  });
  const idToken = await signIdToken(world, { origin, account, policy, nonce, authTime, issuedAt: now, code });
  return c.redirect(`${redirectUri}#${encodeParameters([...state, ["code", code], ["id_token", idToken]])}`);
}
