import { MatchersV3, type TemplateHeaders, type V3Request } from "@pact-foundation/pact";
import { fromState } from "./stateValues.ts";

/** Where the sign-in policy describes itself, where its keys are, and where it gives tokens. */
export const addresses = {
  metadata: below("/v2.0/.well-known/openid-configuration"),
  keys: below("/discovery/v2.0/keys"),
  tokens: below("/oauth2/v2.0/token"),
} as const;

function below(rest: string) {
  return fromState((held) => `/${held("tenant")}/${held("policy")}${rest}`);
}

/** The provider is another origin than the portal, so browsers name the portal's. */
const common = {
  accept: "application/json",
  origin: fromState((held) => held("portalOrigin")),
} satisfies TemplateHeaders;

/** Asks for the policy's metadata. */
export const metadataCall: V3Request = { method: "GET", path: addresses.metadata, headers: common };

/** Asks for the keys by which id tokens are signed. */
export const keysCall: V3Request = {
  method: "GET",
  path: addresses.keys,
  headers: { ...common, accept: ["application/json", "application/jwk-set+json"] },
};

/** Redeems a code that the provider state names. */
export function redeeming(code: "code" | "redeemedCode"): V3Request {
  return tokenCall({
    grant_type: "authorization_code",
    client_id: fromState((held) => held("clientId")),
    code: fromState((held) => held(code)),
    code_verifier: fromState((held) => held("codeVerifier")),
    redirect_uri: fromState((held) => `${held("portalOrigin")}/authorization`),
  });
}

/** Renews the tokens. */
export const refreshing: V3Request = tokenCall({
  grant_type: "refresh_token",
  client_id: fromState((held) => held("clientId")),
  refresh_token: fromState((held) => held("refreshToken")),
});

function tokenCall(form: Record<string, unknown>): V3Request {
  const type = "application/x-www-form-urlencoded";
  const contentType = MatchersV3.regex(`^${type}(;.*)?$`, type);
  // By the content type Pact makes a form of it.
  return {
    method: "POST",
    path: addresses.tokens,
    headers: { ...common, "Content-Type": contentType },
    contentType: type,
    body: form,
  };
}
