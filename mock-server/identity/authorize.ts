import type { Context } from "hono";
import { findAccount, findAccountByEmail } from "./accounts.ts";
import { type AuthorizationRequest, readAuthorizationRequest } from "./authorizationRequest.ts";
import { respondWithCode, respondWithProblem } from "./authorizationResponse.ts";
import type { Problem } from "./errors.ts";
import { pageLanguage, textsOf } from "./pageTexts.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";
import { describeRegisteredUris } from "./redirectUris.ts";
import { refusalPage } from "./refusalPage.ts";
import { readForm, readQuery } from "./requestForm.ts";
import { resetPassword, showResetPage } from "./resetPassword.ts";
import { signInPage } from "./signInPage.ts";
import { currentSession, startSession } from "./signOnSession.ts";
import { clientId, policies } from "./tenants.ts";

type Answer = Response | Promise<Response>;

/** GET …/authorize: the policy's page, or at once the answer where single sign-on knows it. */
export function startAuthorization(c: Context<IdentityEnv>): Answer {
  return withRequest(c, (request) => {
    const resetting = c.var.endpoint.policy === policies.resetPassword;
    const asksAgain = request.prompt === "login" || request.prompt === "select_account";
    const session = resetting || asksAgain ? undefined : currentSession(c);
    if (session !== undefined) return respondWithCode(c, request, session.account, session.signedInAt);
    if (request.prompt === "none") return respondWithProblem(c, request.returnTo, noSession);
    return resetting ? showResetPage(c, request) : showSignInPage(c, request.loginHint);
  });
}

/** POST …/authorize: what was entered on the policy's page, which posts to its own address. */
export async function continueAuthorization(c: Context<IdentityEnv>): Promise<Response> {
  const form = await readForm(c);
  return await withRequest(c, (request) => {
    if (form === undefined) return refusalPage(c, noForm, "content-type application/x-www-form-urlencoded");
    return c.var.endpoint.policy === policies.resetPassword
      ? resetPassword(c, request, form)
      : signIn(c, request, form);
  });
}

/** GET …/authorize/cancelled and …/authorize/forgotten: the links away from the pages. */
export function leaveAuthorization(problem: Problem) {
  return (c: Context<IdentityEnv>): Answer =>
    withRequest(c, (request) => respondWithProblem(c, request.returnTo, problem));
}

const noSession: Problem = {
  error: "interaction_required",
  code: "AADB2C90077",
  text: "User does not have an existing session and request prompt parameter has a value of 'none'.",
};

const noForm: Problem = { error: "invalid_request", text: "The page's answer is not a form." };

/** Goes on with a valid request, and answers any other. */
function withRequest(c: Context<IdentityEnv>, goOn: (request: AuthorizationRequest) => Answer): Answer {
  const outcome = readAuthorizationRequest(readQuery(c), c.var.endpoint.world);
  switch (outcome.kind) {
    case "valid":
      return goOn(outcome.request);
    case "rejected":
      return respondWithProblem(c, outcome.returnTo, outcome.problem);
    case "untrusted": {
      const uris = describeRegisteredUris("/authorization");
      return refusalPage(c, outcome.problem, `client_id ${clientId}; redirect_uri ${uris}`);
    }
  }
}

type Failure = Parameters<typeof signInPage>[0]["failure"];

/** A wrong password shows the page again with status 200, as the real one does. */
function showSignInPage(c: Context<IdentityEnv>, email: string, failure?: Failure): Answer {
  const language = pageLanguage(readQuery(c).get("ui_locales"));
  const { accounts } = c.var.endpoint.world;
  const { search } = new URL(c.req.url);
  return c.html(signInPage({ language, accounts, email, failure, search }));
}

function signIn(c: Context<IdentityEnv>, request: AuthorizationRequest, form: URLSearchParams): Answer {
  const { world } = c.var.endpoint;
  const texts = textsOf(pageLanguage(readQuery(c).get("ui_locales")));
  const email = form.get("email")?.trim() ?? "";
  const password = form.get("password") ?? "";
  const persona = form.get("account");

  if (persona === null && (email === "" || password === "")) {
    const field = email === "" ? "email" : "password";
    return showSignInPage(c, email, { message: texts.credentialsMissing, field });
  }
  const account = persona === null ? findAccountByEmail(world, email) : findAccount(world, persona);
  if (account === undefined) {
    return showSignInPage(c, email, { message: texts.unknownAccount, field: "email" });
  }
  if (persona === null && account.password !== password) {
    return showSignInPage(c, email, { message: texts.wrongPassword, field: "password" });
  }
  return respondWithCode(c, request, account, startSession(c, account).signedInAt);
}
