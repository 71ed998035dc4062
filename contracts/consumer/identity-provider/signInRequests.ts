import { MatchersV3, type TemplateHeaders, type V3Request } from "@pact-foundation/pact";
import { fromState, injectFromState } from "#contracts/pact/stateValues.ts";

export const policyPaths = {
  metadata: createPolicyPath("/v2.0/.well-known/openid-configuration"),
  keys: createPolicyPath("/discovery/v2.0/keys"),
  tokens: createPolicyPath("/oauth2/v2.0/token"),
} as const;

function createPolicyPath(path: string) {
  return injectFromState((get) => `/${get("tenant")}/${get("policy")}${path}`);
}

/** The provider's origin is not the portal's, so browsers send the portal's origin. */
const corsHeaders = {
  accept: "application/json",
  origin: injectFromState((get) => get("portalOrigin")),
} satisfies TemplateHeaders;

export const metadataRequest: V3Request = {
  method: "GET",
  path: policyPaths.metadata,
  headers: corsHeaders,
};

export const keysRequest: V3Request = {
  method: "GET",
  path: policyPaths.keys,
  headers: { ...corsHeaders, accept: ["application/json", "application/jwk-set+json"] },
};

const redirectUri = injectFromState((get) => `${get("portalOrigin")}/authorization`);

export const codeForm = {
  grant_type: "authorization_code",
  client_id: fromState("clientId"),
  code: fromState("code"),
  code_verifier: fromState("codeVerifier"),
  redirect_uri: redirectUri,
};

export const refreshForm = {
  grant_type: "refresh_token",
  client_id: fromState("clientId"),
  refresh_token: fromState("refreshToken"),
  redirect_uri: redirectUri,
};

export const refreshRequest: V3Request = createTokenRequest(refreshForm);

export function createTokenRequest(form: Record<string, unknown>): V3Request {
  const contentType = "application/x-www-form-urlencoded";
  return {
    method: "POST",
    path: policyPaths.tokens,
    headers: {
      ...corsHeaders,
      "Content-Type": MatchersV3.regex(`^${contentType}(;.*)?$`, contentType),
    },
    // With this content type, Pact encodes the body as a form.
    contentType,
    body: form,
  };
}
