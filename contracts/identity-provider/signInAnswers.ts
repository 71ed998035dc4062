import { type Matcher, MatchersV3, type V3Response } from "@pact-foundation/pact";
import { listContaining } from "../matching/template.ts";
import { exactly, text } from "../matching/values.ts";
import { anyKeyBut } from "./anyKeyBut.ts";
import { exampleIssuer, exampleKey, issuedAt } from "./exampleTokens.ts";
import { addresses } from "./signInCalls.ts";

const { eachLike, regex } = MatchersV3;

/** JSON that the portal's pages, of another origin, may read. */
function readable(status: number, body: unknown): V3Response {
  const headers = {
    "Content-Type": regex("^application/json(;.*)?$", "application/json"),
    "Access-Control-Allow-Origin": regex("^(\\*|https?://[^/]+)$", "*"),
  };
  return { status, headers, body };
}

/** What the portal reads of a policy's metadata. */
export const metadata = readable(200, {
  issuer: regex("^https?://[^/]+/\\S+$", exampleIssuer),
  token_endpoint: addressOf(addresses.tokens.value),
  jwks_uri: addressOf(addresses.keys.value),
  id_token_signing_alg_values_supported: listContaining(exactly("RS256")),
});

/** The keys by which id tokens are signed. */
export const keys = readable(200, {
  keys: eachLike({
    kty: exactly("RSA"),
    use: exactly("sig"),
    kid: text(exampleKey.kid),
    n: regex("^[\\w-]+$", exampleKey.n),
    e: regex("^[\\w-]+$", exampleKey.e),
  }),
});

/** Tokens, with all that the portal keeps of them. */
export function tokens(idToken: string): V3Response {
  return readable(200, tokenFields(idToken));
}

/**
 * Tokens without an access token, since none is asked for: a provider that sends one hides that the portal has to do
 * without. An answer of its own, as a rule for all keys lets Pact take an answer in which fields are missing.
 */
export function noAccessToken(idToken: string): V3Response {
  const key = regex(anyKeyBut("access_token"), "id_token");
  return readable(200, MatchersV3.eachKeyMatches(tokenFields(idToken), key));
}

function tokenFields(idToken: string) {
  return {
    id_token: regex("^[\\w-]+\\.[\\w-]+\\.[\\w-]+$", idToken),
    token_type: regex("^[Bb]earer$", "Bearer"),
    not_before: seconds(issuedAt),
    id_token_expires_in: seconds(3600),
    profile_info: regex("^[\\w-]+$", "eyJ2ZXIiOiIxLjAifQ"),
    refresh_token: regex("^\\S+$", "example-refresh-token-rotated"),
    refresh_token_expires_in: seconds(86_400),
  };
}

/** A grant that the provider does not take (any longer), with the words that the portal shows. */
export const refusedGrant = readable(400, {
  error: exactly("invalid_grant"),
  error_description: regex("^\\S[\\s\\S]*$", "AADB2C90080: The provided grant has expired."),
});

interface Address extends Matcher<string> {
  regex: string;
  "pact:generator:type": "MockServerURL";
  example: string;
}

/** An address of the provider. In a consumer test it leads to Pact's stand-in. */
function addressOf(path: string): Address {
  const value = `https://login.example.com${path}`;
  return {
    "pact:matcher:type": "regex",
    "pact:generator:type": "MockServerURL",
    regex: "^https?://[^/]+(/\\S+)$",
    value,
    example: value,
  };
}

/** A number; from older tenants the same as a text. */
function seconds(example: number): Matcher<number> & { regex: string } {
  return { "pact:matcher:type": "regex", regex: "^\\d+$", value: example };
}
