export const metadataPath = "/v2.0/.well-known/openid-configuration";

/** The fake identity provider's metadata of a policy at `metadataPath`. `policyUrl` has no slash at the end. */
export function createProviderMetadata(policyUrl: string) {
  return {
    issuer: `${new URL(policyUrl).origin}/11111111-2222-3333-4444-555555555555/v2.0/`,
    authorization_endpoint: `${policyUrl}/oauth2/v2.0/authorize`,
    token_endpoint: `${policyUrl}/oauth2/v2.0/token`,
    jwks_uri: `${policyUrl}/discovery/v2.0/keys`,
    id_token_signing_alg_values_supported: ["RS256"],
  };
}
