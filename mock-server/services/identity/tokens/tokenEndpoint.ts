import { createHash } from "node:crypto";
import type { Context } from "hono";
import {
  createMissingParameterError,
  createRedirectUriMismatchError,
  createUnknownClientError,
} from "../../../rules/providerErrors.ts";
import type { World } from "../../../world/world.ts";
import { ProtocolError } from "../errors.ts";
import type { IdentityEnv, PolicyEndpoint } from "../policyEndpoint.ts";
import { parseRegisteredUri } from "../redirectUris.ts";
import { parseForm } from "../requestParameters.ts";
import { clientId, getTenantName, type PolicyName } from "../tenants.ts";
import { parseCode, parseRefreshToken } from "./grants.ts";
import { issueTokens, type TokenResponse } from "./issueTokens.ts";

/** POST …/token: redeems a code or a refresh token. Throws a `ProtocolError` for an invalid request. */
export async function handleTokenRequest(c: Context<IdentityEnv>): Promise<Response> {
  const form = await parseForm(c);
  if (form === undefined) {
    const text = "The token endpoint takes a form: content-type application/x-www-form-urlencoded.";
    throw new ProtocolError({ error: "invalid_request", text }, 415);
  }
  return c.json(await redeemGrant(c.var.endpoint, form));
}

async function redeemGrant(endpoint: PolicyEndpoint, form: URLSearchParams): Promise<TokenResponse> {
  const grantType = getRequiredParameter(form, "grant_type");
  const client = getRequiredParameter(form, "client_id");
  if (client.toLowerCase() !== clientId)
    throw new ProtocolError(createUnknownClientError(client, getTenantName(endpoint.world)));
  if (grantType === "authorization_code") return await redeemCode(endpoint, form);
  if (grantType === "refresh_token") return await redeemRefreshToken(endpoint, form);
  throw new ProtocolError({
    error: "unsupported_grant_type",
    code: "AADB2C90086",
    text: `The supplied grant_type [${grantType}] is not supported.`,
  });
}

async function redeemCode(endpoint: PolicyEndpoint, form: URLSearchParams): Promise<TokenResponse> {
  const { world, origin, policy } = endpoint;
  const code = getRequiredParameter(form, "code");
  const redirectUri = getRequiredParameter(form, "redirect_uri");
  const verifier = getRequiredParameter(form, "code_verifier");

  const grant = await parseCode(world, code);
  checkPolicy(grant.policy, policy);
  if (parseRegisteredUri(redirectUri, "/authorization") !== grant.redirectUri) {
    throw new ProtocolError(createRedirectUriMismatchError(redirectUri, clientId));
  }
  checkVerifier(verifier, grant.codeChallenge);
  // No `await` between check and update, so that only one of two simultaneous requests succeeds.
  if (world.signIn.redeemedCodes.has(grant.id)) throw createRevokedError();
  world.signIn.redeemedCodes.add(grant.id);
  return await issueTokens(world, grant.accountId, {
    origin,
    policy,
    nonce: grant.nonce,
    authTime: grant.authTime,
  });
}

async function redeemRefreshToken(endpoint: PolicyEndpoint, form: URLSearchParams): Promise<TokenResponse> {
  const { world, origin, policy } = endpoint;
  const grant = await parseRefreshToken(world, getRequiredParameter(form, "refresh_token"));
  checkPolicy(grant.policy, policy);
  const redirectUri = form.get("redirect_uri");
  if (redirectUri && parseRegisteredUri(redirectUri, "/authorization") === undefined) {
    throw new ProtocolError(createRedirectUriMismatchError(redirectUri, clientId));
  }
  if (isRevoked(world, grant.accountId, grant.issuedAt)) throw createRevokedError();
  return await issueTokens(world, grant.accountId, {
    origin,
    policy,
    nonce: grant.nonce,
    authTime: grant.authTime,
    refreshTokenExpiresAt: grant.expiresAt,
  });
}

function getRequiredParameter(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (value === null || value === "") throw new ProtocolError(createMissingParameterError(name));
  return value;
}

function checkPolicy(issuingPolicy: PolicyName, requestedPolicy: PolicyName): void {
  if (issuingPolicy === requestedPolicy) return;
  throw new ProtocolError({
    error: "invalid_grant",
    code: "AADB2C90088",
    text: `The provided grant has not been issued for this endpoint. Actual Value : ${requestedPolicy} and Expected Value : ${issuingPolicy}`,
  });
}

function checkVerifier(verifier: string, challenge: string): void {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) {
    throw new ProtocolError({
      error: "invalid_grant",
      code: "AADB2C90183",
      text: "The supplied code_verifier is invalid",
    });
  }
  if (createHash("sha256").update(verifier).digest("base64url") !== challenge) {
    throw new ProtocolError({
      error: "invalid_grant",
      code: "AADB2C90182",
      text: "The supplied code_verifier does not match associated code_challenge",
    });
  }
}

function isRevoked(world: World, accountId: string, issuedAt: number): boolean {
  const revokedBefore = world.signIn.revokedBefore.get(accountId);
  return revokedBefore !== undefined && issuedAt < revokedBefore;
}

/** Also used for a redeemed code, since the error of the real provider in that case is not documented. */
function createRevokedError(): ProtocolError {
  return new ProtocolError({
    error: "invalid_grant",
    code: "AADB2C90129",
    text: "The provided grant has been revoked. Please reauthenticate and try again.",
  });
}
