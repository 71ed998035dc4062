import type { Context } from "hono";
import type { IdentityEnv, PolicyEndpoint } from "./policyEndpoint.ts";
import { getIssuer } from "./tenants.ts";
import { signingPublicKey } from "./tokens/signingKey.ts";

/** Creates a URL in the style of the request, with the policy in lower case, as B2C does. */
function createEndpointUrl({ origin, tenant, policy, style }: PolicyEndpoint, rest: string): string {
  const name = policy.toLowerCase();
  return style === "path" ? `${origin}/${tenant}/${name}${rest}` : `${origin}/${tenant}${rest}?p=${name}`;
}

/** GET …/v2.0/.well-known/openid-configuration */
export function handleDiscovery(c: Context<IdentityEnv>): Response {
  const { endpoint } = c.var;
  return c.json({
    issuer: getIssuer(endpoint.world, endpoint.origin),
    authorization_endpoint: createEndpointUrl(endpoint, "/oauth2/v2.0/authorize"),
    token_endpoint: createEndpointUrl(endpoint, "/oauth2/v2.0/token"),
    end_session_endpoint: createEndpointUrl(endpoint, "/oauth2/v2.0/logout"),
    jwks_uri: createEndpointUrl(endpoint, "/discovery/v2.0/keys"),
    // B2C lists these for every tenant, including those that the client is not allowed to use.
    response_modes_supported: ["query", "fragment", "form_post"],
    response_types_supported: ["code", "code id_token", "code token", "id_token", "token"],
    scopes_supported: ["openid"],
    subject_types_supported: ["pairwise"],
    id_token_signing_alg_values_supported: ["RS256"],
  });
}

/** GET …/discovery/v2.0/keys */
export function handleKeys(c: Context<IdentityEnv>): Response {
  return c.json({ keys: [signingPublicKey] });
}
