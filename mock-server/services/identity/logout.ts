import type { Context } from "hono";
import { endSession } from "./authorize/signOnSession.ts";
import { encodeParameters } from "./encodeParameters.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";
import { parseRegisteredUri } from "./registeredClient.ts";
import { parseQuery } from "./requestParameters.ts";

/**
 * GET …/logout: ends single sign-on and redirects to the portal. B2C checks the URI only with an `id_token_hint`; here it must
 * be registered in any case.
 */
export function handleLogout(c: Context<IdentityEnv>): Response {
  endSession(c);
  const query = parseQuery(c);
  const uri = parseRegisteredUri(query.get("post_logout_redirect_uri"), "/logout", c.var.endpoint.origin);
  const state = query.get("state");
  return c.redirect(state === null ? uri : `${uri}?${encodeParameters([["state", state]])}`);
}
