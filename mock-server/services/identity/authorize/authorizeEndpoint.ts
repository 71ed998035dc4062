import type { Context } from "hono";
import { createProviderError, type ProviderErrorCode } from "#rules/providerErrors.ts";
import type { IdentityEnv } from "../policyEndpoint.ts";
import { parseForm, parseQuery } from "../requestParameters.ts";
import { policies } from "../tenants.ts";
import { type AuthorizationRequest, parseAuthorizationRequest } from "./authorizationRequest.ts";
import { parseRedirectTarget, respondWithCode, respondWithError } from "./authorizationResponse.ts";
import { resetPassword, respondWithResetPage } from "./resetPassword.ts";
import { respondWithSignInPage, signIn } from "./signIn.ts";
import { getSession } from "./signOnSession.ts";

type HandlerResult = Response | Promise<Response>;

/** GET …/authorize: shows the policy's page, or redirects to the portal if single sign-on applies. */
export function handleAuthorize(c: Context<IdentityEnv>): HandlerResult {
  return handleRequest(c, (request) => {
    if (c.var.endpoint.policy === policies.resetPassword) return respondWithResetPage(c);
    const session = request.requiresLogin ? undefined : getSession(c);
    return session === undefined
      ? respondWithSignInPage(c)
      : respondWithCode(c, request, session.account, session.signedInAt);
  });
}

/** POST …/authorize: handles the form of the policy's page. */
export async function handleAuthorizeForm(c: Context<IdentityEnv>): Promise<Response> {
  const form = await parseForm(c);
  const handleForm = c.var.endpoint.policy === policies.resetPassword ? resetPassword : signIn;
  return await handleRequest(c, (request) => handleForm(c, request, form));
}

/** Creates a handler that redirects to the portal with an error, for example for GET …/authorize/cancelled. */
export function rejectAuthorization(code: ProviderErrorCode): (c: Context<IdentityEnv>) => HandlerResult {
  return (c) => respondWithError(c, createProviderError(code));
}

/** Calls `handle` with a valid request, and redirects to the portal with an error after any other. */
function handleRequest(
  c: Context<IdentityEnv>,
  handle: (request: AuthorizationRequest) => HandlerResult,
): HandlerResult {
  // This check comes first, since nothing may be sent to an unregistered URI.
  parseRedirectTarget(c);
  const request = parseAuthorizationRequest(parseQuery(c));
  return "error" in request ? respondWithError(c, request) : handle(request);
}
