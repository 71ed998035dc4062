import { createHash } from "node:crypto";
import { SignJWT } from "jose";
import { exampleValues } from "#contracts/pact/stateValues.ts";
import { signingPrivateKey, signingPublicKey } from "#mock-server/services/identity/tokens/signingKey.ts";

/** The issue time of the tokens in the pacts, in seconds since 1970. */
export const issuedAt = Date.UTC(2026, 5, 1, 12) / 1000;

/** The mock backend's committed key: with a new key per run the pact would change every time. */
export const exampleKey = signingPublicKey;

/** The secrets by which the portal recognises the response to its sign-in request. */
export const signInAttempt = { state: "example-state", nonce: "example-nonce" };

/** An id token that is valid for an hour from `issuedAt`. */
export function createIdToken(claims: Record<string, unknown> = {}): Promise<string> {
  return new SignJWT({
    iss: exampleValues.issuer,
    aud: exampleValues.clientId,
    sub: "account-1",
    iat: issuedAt,
    exp: issuedAt + 3600,
    tfp: exampleValues.policy,
    ...claims,
  })
    .setProtectedHeader({ alg: "RS256", kid: signingPrivateKey.kid, typ: "JWT" })
    .sign(signingPrivateKey);
}

/** The URL to which the provider redirects, with a code and an id token that holds the code's hash. */
export async function createReturnUrl(code: string): Promise<URL> {
  const c_hash = createHash("sha256").update(code).digest().subarray(0, 16).toString("base64url");
  const id_token = await createIdToken({ nonce: signInAttempt.nonce, c_hash });
  const fragment = new URLSearchParams({ state: signInAttempt.state, code, id_token });
  return new URL(`/authorization#${fragment}`, exampleValues.portalOrigin);
}
