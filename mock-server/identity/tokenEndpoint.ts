import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { World } from "../world/world.ts";
import { missingParameter, ProtocolError, redirectUriMismatch, unknownClient } from "./errors.ts";
import { openCode, openRefreshToken } from "./grants.ts";
import { issueTokens, type TokenResponse } from "./issueTokens.ts";
import type { IdentityEnv, PolicyEndpoint } from "./policyEndpoint.ts";
import { registeredUri } from "./redirectUris.ts";
import { readForm } from "./requestForm.ts";
import { clientId, type PolicyName, tenantName } from "./tenants.ts";

/** Redeems a code or a refresh token. Errors are thrown as `ProtocolError`. */
export async function answerTokenRequest(c: Context<IdentityEnv>): Promise<Response> {
  const form = await readForm(c);
  if (form === undefined) {
    const text = "The token endpoint takes a form: content-type application/x-www-form-urlencoded.";
    throw new ProtocolError({ error: "invalid_request", text }, 415);
  }
  return c.json(await redeem(c.var.endpoint, form));
}

/** Any other method than POST. */
export function refuseTokenMethod(c: Context<IdentityEnv>): never {
  c.header("Allow", "POST");
  throw new ProtocolError(
    { error: "invalid_request", text: "The token endpoint takes a form by POST alone." },
    405,
  );
}

async function redeem(endpoint: PolicyEndpoint, form: URLSearchParams): Promise<TokenResponse> {
  const grantType = required(form, "grant_type");
  const client = required(form, "client_id");
  if (client.toLowerCase() !== clientId)
    throw new ProtocolError(unknownClient(client, tenantName(endpoint.world)));
  if (form.has("client_secret")) {
    const text = "Public clients should not send a client_secret when redeeming a publicly acquired grant.";
    throw new ProtocolError({ error: "invalid_request", code: "AADB2C90084", text });
  }
  if (grantType === "authorization_code") return await redeemCode(endpoint, form);
  if (grantType === "refresh_token") return await refresh(endpoint, form);
  throw new ProtocolError({
    error: "unsupported_grant_type",
    code: "AADB2C90086",
    text: `The supplied grant_type [${grantType}] is not supported.`,
  });
}

async function redeemCode(endpoint: PolicyEndpoint, form: URLSearchParams): Promise<TokenResponse> {
  const { world, origin, policy } = endpoint;
  const code = required(form, "code");
  const redirectUri = required(form, "redirect_uri");
  const verifier = required(form, "code_verifier");

  const grant = await openCode(world, code);
  checkPolicy(grant.policy, policy);
  if (registeredUri(redirectUri, "/authorization") !== grant.redirectUri) {
    throw new ProtocolError(redirectUriMismatch(redirectUri, clientId));
  }
  checkVerifier(verifier, grant.codeChallenge);
  // Nothing is awaited between the question and the answer: of two requests at once only one gets tokens.
  if (world.signIn.redeemedCodes.has(grant.id)) throw revoked();
  world.signIn.redeemedCodes.add(grant.id);
  return await issueTokens(world, grant.accountId, {
    origin,
    policy,
    scope: grant.scope,
    nonce: grant.nonce,
    authTime: grant.authTime,
  });
}

async function refresh(endpoint: PolicyEndpoint, form: URLSearchParams): Promise<TokenResponse> {
  const { world, origin, policy } = endpoint;
  const grant = await openRefreshToken(world, required(form, "refresh_token"));
  checkPolicy(grant.policy, policy);
  if (isRevoked(world, grant.accountId, grant.issuedAt)) throw revoked();
  return await issueTokens(world, grant.accountId, {
    origin,
    policy,
    scope: grant.scope,
    authTime: grant.authTime,
    refreshableUntil: grant.expiresAt,
  });
}

function required(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (value === null || value === "") throw new ProtocolError(missingParameter(name));
  return value;
}

function checkPolicy(issuedBy: PolicyName, asked: PolicyName): void {
  if (issuedBy === asked) return;
  throw new ProtocolError({
    error: "invalid_grant",
    code: "AADB2C90088",
    text: `The provided grant has not been issued for this endpoint. Actual Value : ${asked} and Expected Value : ${issuedBy}`,
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

/** Also for a code that was used already: which error the real provider has for that is not documented. */
function revoked(): ProtocolError {
  return new ProtocolError({
    error: "invalid_grant",
    code: "AADB2C90129",
    text: "The provided grant has been revoked. Please reauthenticate and try again.",
  });
}
