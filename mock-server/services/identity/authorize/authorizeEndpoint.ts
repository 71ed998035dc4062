import type { Context } from "hono";
import { noSession, type ProviderError } from "../../../rules/providerErrors.ts";
import { findAccount, findAccountByEmail } from "../accounts.ts";
import { respondWithErrorPage } from "../pages/errorPage.ts";
import { getPageTexts, selectPageLanguage } from "../pages/pageTexts.ts";
import { renderSignInPage, type SignInError } from "../pages/signInPage.ts";
import type { IdentityEnv } from "../policyEndpoint.ts";
import { describeRegisteredUris } from "../redirectUris.ts";
import { parseForm, parseQuery } from "../requestParameters.ts";
import { clientId, policies } from "../tenants.ts";
import { type AuthorizationRequest, parseAuthorizationRequest } from "./authorizationRequest.ts";
import { respondWithCode, respondWithError } from "./authorizationResponse.ts";
import { resetPassword, respondWithResetPage } from "./resetPassword.ts";
import { getSession, startSession } from "./signOnSession.ts";

type HandlerResult = Response | Promise<Response>;

/** GET …/authorize: shows the policy's page, or redirects to the portal if single sign-on applies. */
export function handleAuthorize(c: Context<IdentityEnv>): HandlerResult {
  return handleRequest(c, (request) => {
    const isReset = c.var.endpoint.policy === policies.resetPassword;
    const requiresPage = request.prompt === "login" || request.prompt === "select_account";
    const session = isReset || requiresPage ? undefined : getSession(c);
    if (session !== undefined) return respondWithCode(c, request, session.account, session.signedInAt);
    if (request.prompt === "none") return respondWithError(c, request.redirectTarget, noSession);
    return isReset ? respondWithResetPage(c, request.loginHint) : respondWithSignInPage(c, request.loginHint);
  });
}

/** POST …/authorize: handles the form of the policy's page. */
export async function handleAuthorizeForm(c: Context<IdentityEnv>): Promise<Response> {
  const form = await parseForm(c);
  return await handleRequest(c, (request) => {
    if (form === undefined) {
      return respondWithErrorPage(c, noFormError, "content-type application/x-www-form-urlencoded");
    }
    return c.var.endpoint.policy === policies.resetPassword
      ? resetPassword(c, request, form)
      : signIn(c, request, form);
  });
}

/** Creates a handler that redirects to the portal with an error, for example for GET …/authorize/cancelled. */
export function rejectAuthorization(error: ProviderError): (c: Context<IdentityEnv>) => HandlerResult {
  return (c) => handleRequest(c, (request) => respondWithError(c, request.redirectTarget, error));
}

const noFormError: ProviderError = { error: "invalid_request", text: "The page's answer is not a form." };

/** Calls `handle` with a valid request, and responds with an error to any other. */
function handleRequest(
  c: Context<IdentityEnv>,
  handle: (request: AuthorizationRequest) => HandlerResult,
): HandlerResult {
  const parsed = parseAuthorizationRequest(parseQuery(c), c.var.endpoint.world);
  switch (parsed.kind) {
    case "valid":
      return handle(parsed.request);
    case "rejected":
      return respondWithError(c, parsed.redirectTarget, parsed.error);
    case "untrusted": {
      const uris = describeRegisteredUris("/authorization");
      return respondWithErrorPage(c, parsed.error, `client_id ${clientId}; redirect_uri ${uris}`);
    }
  }
}

/** Responds with status 200 even after a wrong password, as B2C does. */
function respondWithSignInPage(c: Context<IdentityEnv>, email: string, error?: SignInError): HandlerResult {
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
