import "../oneRealm.ts";
import { base64url, exportJWK, generateKeyPair, SignJWT } from "jose";
import { vi } from "vitest";
import type { ResponseStubs } from "../network/fakeService.ts";
import { createProviderMetadata, metadataPath } from "../network/providerMetadata.ts";
import { createSampleConfig } from "../samples/sampleProjects.ts";

export const signInSettings = createSampleConfig().signIn;

/** The time of tests of the session, in seconds since 1970. */
export const signInTime = Date.UTC(2026, 5, 1, 12) / 1000;

const policyPath = `/${signInSettings.tenant}/${signInSettings.policyIds.signIn}` as const;
const metadata = createProviderMetadata(`${signInSettings.instance}${policyPath}`);
export const discoveryPath = `/tenant/B2C_1_signin${metadataPath}` as const;
export const tokenPath = `/tenant/B2C_1_signin/oauth2/v2.0/token` as const;

const keys = await generateKeyPair("RS256", { extractable: true });

/** Stops the clock at `signInTime`, moved by some seconds. Timers run on. */
export function setClock(seconds = 0): void {
  vi.useFakeTimers({ toFake: ["Date"], now: (signInTime + seconds) * 1000 });
}

/** An id token of the provider, good for an hour from `signInTime`. */
export function createIdToken(claims: Record<string, unknown> = {}): Promise<string> {
  return new SignJWT({
    iss: metadata.issuer,
    aud: signInSettings.clientId,
    sub: "subject",
    iat: signInTime,
    exp: signInTime + 3600,
    tfp: signInSettings.policyIds.signIn,
    ...claims,
  })
    .setProtectedHeader({ alg: "RS256", kid: "key", typ: "JWT" })
    .sign(keys.privateKey);
}

/** The provider's response to a code or a refresh token. Like the real one it has no access token. */
export async function createTokenResponse(claims: Record<string, unknown> = {}) {
  return {
    id_token: await createIdToken(claims),
    token_type: "Bearer",
    not_before: signInTime,
    id_token_expires_in: 3600,
    profile_info: "profile",
    scope: "openid offline_access",
    refresh_token: "rotated-refresh-token",
    refresh_token_expires_in: 86_400,
  };
}

/** The provider's keys, which its metadata does not contain. */
export async function createProviderResponses(): Promise<ResponseStubs> {
  const key = { ...(await exportJWK(keys.publicKey)), kid: "key", use: "sig", alg: "RS256" };
  return {
    "/tenant/B2C_1_signin/discovery/v2.0/keys": () => ({ keys: [key] }),
  };
}

/** The URL of the provider's response to an attempt, with code and id token in the hash. */
export async function createCallbackUrl(attempt: URL, claims: Record<string, unknown> = {}): Promise<URL> {
  const code = "code-1";
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code)));
  const idToken = await createIdToken({
    nonce: attempt.searchParams.get("nonce"),
    c_hash: base64url.encode(hash.slice(0, 16)),
    ...claims,
  });
  return createAuthorizationUrl({ state: attempt.searchParams.get("state") ?? "", code, id_token: idToken });
}

/** The URL of the provider's error response. */
export function createErrorCallbackUrl(attempt: URL, description: string): URL {
  const state = attempt.searchParams.get("state") ?? "";
  return createAuthorizationUrl({ error: "access_denied", error_description: description, state });
}

function createAuthorizationUrl(parameters: Record<string, string>): URL {
  return new URL(`/authorization#${new URLSearchParams(parameters)}`, location.origin);
}
