import { createHash } from "node:crypto";
import { SignJWT } from "jose";
import { signingPrivateKey, signingPublicKey } from "../../mock-server/identity/signingKey.ts";
import { example } from "./stateValues.ts";

/** When the tokens in the pacts were issued, in seconds since 1970. */
export const issuedAt = Date.UTC(2026, 5, 1, 12) / 1000;

export const exampleIssuer = "https://login.example.com/11111111-2222-4333-8444-555555555555/v2.0/";

/** The mock's key, which is public knowledge: with a new one in each run the pact would never be the same. */
export const exampleKey = signingPublicKey;

/** The secrets by which the portal recognises the answer to its attempt to sign in. */
export const attempt = { state: "example-state", nonce: "example-nonce" };

/** An id token, good for an hour from `issuedAt`. */
export function exampleIdToken(claims: Record<string, unknown> = {}): Promise<string> {
  return new SignJWT({
    iss: exampleIssuer,
    aud: example.clientId,
    sub: "account-1",
    iat: issuedAt,
    exp: issuedAt + 3600,
    tfp: example.policy,
    ...claims,
  })
    .setProtectedHeader({ alg: "RS256", kid: signingPrivateKey.kid, typ: "JWT" })
    .sign(signingPrivateKey);
}

/** The address at which the provider's answer arrives, with a code and an id token that vouches for it. */
export async function returnAddress(code: string): Promise<URL> {
  const c_hash = createHash("sha256").update(code).digest().subarray(0, 16).toString("base64url");
  const id_token = await exampleIdToken({ nonce: attempt.nonce, c_hash });
  const answer = new URLSearchParams({ state: attempt.state, code, id_token });
  return new URL(`/authorization#${answer}`, example.portalOrigin);
}
