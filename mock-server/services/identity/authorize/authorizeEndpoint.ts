import type { Context } from "hono";
import { createProviderError, type ProviderErrorCode } from "#rules/providerErrors.ts";
import { findAccount, findAccountByEmail } from "../accounts.ts";
import { getPageTexts, selectPageLanguage } from "../pages/pageTexts.ts";
import { renderSignInPage, type SignInError } from "../pages/signInPage.ts";
import type { IdentityEnv } from "../policyEndpoint.ts";
import { parseForm, parseQuery } from "../requestParameters.ts";
import { policies } from "../tenants.ts";
import { type AuthorizationRequest, parseAuthorizationRequest } from "./authorizationRequest.ts";
import { parseRedirectTarget, respondWithCode, respondWithError } from "./authorizationResponse.ts";
import { resetPassword, respondWithResetPage } from "./resetPassword.ts";
import { getSession, startSession } from "./signOnSession.ts";

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
  // Before anything else, since nothing may be sent to a URI that is not registered.
  parseRedirectTarget(c);
  const request = parseAuthorizationRequest(parseQuery(c));
  return "error" in request ? respondWithError(c, request) : handle(request);
}

/** Responds with status 200 even after a wrong password, as B2C does. */
function respondWithSignInPage(c: Context<IdentityEnv>, email = "", error?: SignInError): HandlerResult {
  const language = selectPageLanguage(parseQuery(c).get("ui_locales"));
  const { accounts } = c.var.endpoint.world;
  const { search } = new URL(c.req.url);
  return c.html(renderSignInPage({ language, accounts, email, error, search }));
}

function signIn(
  c: Context<IdentityEnv>,
  request: AuthorizationRequest,
  form: URLSearchParams,
): HandlerResult {
  const { world } = c.var.endpoint;
  const texts = getPageTexts(selectPageLanguage(parseQuery(c).get("ui_locales")));
  const email = form.get("email")?.trim() ?? "";
  const password = form.get("password") ?? "";
  // Set by the button of a persona, which needs no password.
  const accountId = form.get("account");

  if (accountId === null && (email === "" || password === "")) {
    const field = email === "" ? "email" : "password";
    return respondWithSignInPage(c, email, { message: texts.credentialsMissing, field });
  }
  const account = accountId === null ? findAccountByEmail(world, email) : findAccount(world, accountId);
  if (account === undefined) {
    return respondWithSignInPage(c, email, { message: texts.unknownAccount, field: "email" });
  }
  if (accountId === null && account.password !== password) {
    return respondWithSignInPage(c, email, { message: texts.wrongPassword, field: "password" });
  }
  return respondWithCode(c, request, account, startSession(c, account).signedInAt);
}
