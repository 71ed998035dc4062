import { createHash } from "node:crypto";
import type { Context } from "hono";
import { createMissingParameterError, createProviderError } from "#rules/providerErrors.ts";
import { ProtocolError } from "../errors.ts";
import type { IdentityEnv, PolicyEndpoint } from "../policyEndpoint.ts";
import { checkClient, createRedirectUriError, parseRegisteredUri } from "../registeredClient.ts";
import { parseForm } from "../requestParameters.ts";
import type { PolicyName } from "../tenants.ts";
import { decryptGrant } from "./grants.ts";
import { issueTokens, type TokenResponse } from "./issueTokens.ts";

/** POST …/token: redeems a code or a refresh token. Throws a `ProtocolError` for an invalid request. */
export async function handleTokenRequest(c: Context<IdentityEnv>): Promise<Response> {
  const { endpoint } = c.var;
  const form = await parseForm(c);
  const grantType = getRequiredParameter(form, "grant_type");
  checkClient(form.get("client_id"), endpoint.world);
  switch (grantType) {
    case "authorization_code":
      return c.json(await redeemCode(endpoint, form));
    case "refresh_token":
      return c.json(await redeemRefreshToken(endpoint, form));
    default:
      throw new ProtocolError(createProviderError("AADB2C90086"));
  }
}

async function redeemCode(
  { world, origin, policy }: PolicyEndpoint,
  form: URLSearchParams,
): Promise<TokenResponse> {
  const code = getRequiredParameter(form, "code");
  const redirectUri = getRequiredParameter(form, "redirect_uri");
  const verifier = getRequiredParameter(form, "code_verifier");

  const grant = await decryptGrant(world, "code", code);
  checkPolicy(grant.policy, policy);
  if (parseRegisteredUri(redirectUri, "/authorization", origin) !== grant.redirectUri) {
    throw createRedirectUriError(redirectUri, "/authorization");
  }
  if (createHash("sha256").update(verifier).digest("base64url") !== grant.codeChallenge) {
    throw new ProtocolError(createProviderError("AADB2C90182"));
  }
  // The error of the real provider for a redeemed code is not documented. No `await` between check and update, so that only
  // one of two simultaneous requests succeeds.
  if (world.signIn.redeemedCodes.has(grant.id)) throw new ProtocolError(createProviderError("AADB2C90129"));
  world.signIn.redeemedCodes.add(grant.id);
  const { accountId, nonce, authTime } = grant;
  return await issueTokens(world, accountId, { origin, policy, nonce, authTime });
}

async function redeemRefreshToken(
  { world, origin, policy }: PolicyEndpoint,
  form: URLSearchParams,
): Promise<TokenResponse> {
  const grant = await decryptGrant(world, "refresh", getRequiredParameter(form, "refresh_token"));
  checkPolicy(grant.policy, policy);
  const { accountId, nonce, authTime, issuedAt, expiresAt } = grant;
  const revokedBefore = world.signIn.revokedBefore.get(accountId) ?? 0;
  if (issuedAt < revokedBefore) throw new ProtocolError(createProviderError("AADB2C90129"));
  return await issueTokens(world, accountId, {
    origin,
    policy,
    nonce,
    authTime,
    refreshTokenExpiresAt: expiresAt,
  });
}

function getRequiredParameter(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (!value) throw new ProtocolError(createMissingParameterError(name));
  return value;
}

function checkPolicy(issuingPolicy: PolicyName, requestedPolicy: PolicyName): void {
  if (issuingPolicy === requestedPolicy) return;
  const text = `The provided grant has not been issued for this endpoint. Actual Value : ${requestedPolicy} and Expected Value : ${issuingPolicy}`;
  throw new ProtocolError(createProviderError("AADB2C90088", text));
}
