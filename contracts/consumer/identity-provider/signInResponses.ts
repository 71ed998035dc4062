import { type Matcher, MatchersV3, type V3Response } from "@pact-foundation/pact";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import { corsHeaders, jsonType } from "../matching/responses.ts";
import { arrayContaining } from "../matching/template.ts";
import { text } from "../matching/values.ts";
import { exampleKey, issuedAt } from "./exampleTokens.ts";
import { policyPaths } from "./signInRequests.ts";

const { eachLike, equal, regex } = MatchersV3;

/** JSON that the portal's pages may read from another origin. */
function createCorsResponse(status: number, body: unknown): V3Response {
  return { status, headers: { "Content-Type": jsonType, ...corsHeaders }, body };
}

export const metadataResponse = createCorsResponse(200, {
  issuer: repeatFromState("issuer"),
  token_endpoint: createProviderUrl(policyPaths.tokens.value),
  jwks_uri: createProviderUrl(policyPaths.keys.value),
  id_token_signing_alg_values_supported: arrayContaining(equal("RS256")),
});

export const keysResponse = createCorsResponse(200, {
  keys: eachLike({
    kty: equal("RSA"),
    use: equal("sig"),
    kid: text(exampleKey.kid),
    n: text(exampleKey.n),
    e: text(exampleKey.e),
  }),
});

/** All tokens that the portal stores. It requests no access token, and the verification fails if there is one. */
export function tokenResponse(idToken: string): V3Response {
  return createCorsResponse(200, {
    id_token: regex("^[\\w-]+\\.[\\w-]+\\.[\\w-]+$", idToken),
    token_type: regex("^[Bb]earer$", "Bearer"),
    not_before: matchSeconds(issuedAt),
    id_token_expires_in: matchSeconds(3600),
    profile_info: text("eyJ2ZXIiOiIxLjAifQ"),
    refresh_token: text("example-refresh-token-rotated"),
    refresh_token_expires_in: matchSeconds(86_400),
  });
}

/** The portal shows the customer the error and the codes in its description. */
export const invalidGrantResponse = createCorsResponse(400, {
  error: equal("invalid_grant"),
  error_description: regex("^\\S[\\s\\S]*$", "AADB2C90080: The provided grant has expired."),
});

/** The provider may give any reason. */
export const refusalResponse = createCorsResponse(400, { error: text("invalid_grant") });

interface MockServerUrl extends Matcher<string> {
  regex: string;
  "pact:generator:type": "MockServerURL";
  example: string;
}

/** A URL of the provider. In a consumer test Pact replaces its origin with the mock server's. */
function createProviderUrl(path: string): MockServerUrl {
  const value = `https://login.example.com${path}`;
  return {
    "pact:matcher:type": "regex",
    "pact:generator:type": "MockServerURL",
    regex: "^https?://[^/]+(/\\S+)$",
    value,
    example: value,
  };
}

/** A number above 0, or the same as a string: older tenants send strings. */
function matchSeconds(example: number): Matcher<number> & { regex: string } {
  return { "pact:matcher:type": "regex", regex: "^[1-9]\\d*$", value: example };
}
