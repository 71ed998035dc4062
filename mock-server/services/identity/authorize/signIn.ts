import type { Context } from "hono";
import { html } from "hono/html";
import type { AccountRecord } from "#world/records.ts";
import { findAccount, findAccountByEmail } from "../accounts.ts";
import { type Markup, renderAlert, renderInputField, renderPage } from "../pages/pageLayout.ts";
import { getPageTexts, selectPageLanguage } from "../pages/pageTexts.ts";
import type { IdentityEnv } from "../policyEndpoint.ts";
import { parseQuery } from "../requestParameters.ts";
import type { AuthorizationRequest } from "./authorizationRequest.ts";
import { respondWithCode } from "./authorizationResponse.ts";
import { startSession } from "./signOnSession.ts";

/** The error of the previous attempt, and the field to correct. */
interface SignInError {
  message: string;
  field: "email" | "password";
}

/**
 * Responds with a button for each persona, and the form of the real provider; with status 200 even after a wrong password, as
 * B2C does.
 */
export function respondWithSignInPage(
  c: Context<IdentityEnv>,
  email = "",
  error?: SignInError,
): Response | Promise<Response> {
  const language = selectPageLanguage(parseQuery(c).get("ui_locales"));
  const texts = getPageTexts(language);
  const { accounts } = c.var.endpoint.world;
  const { search } = new URL(c.req.url);
  const getErrorId = (field: SignInError["field"]) => (error?.field === field ? "failure" : undefined);
  const content = html`<h1>${texts.signInTitle}</h1>
    ${error === undefined ? "" : renderAlert("failure", error.message)}
    ${accounts.length === 0 ? "" : renderPersonaButtons(texts.continueAs, accounts)}
    <form method="post" novalidate>
      <h2>${texts.withEmail}</h2>
      ${renderInputField({ name: "email", label: texts.email, type: "email", autocomplete: "username", value: email, errorId: getErrorId("email") })}
      ${renderInputField({ name: "password", label: texts.password, type: "password", autocomplete: "current-password", errorId: getErrorId("password") })}
      <button class="primary">${texts.signIn}</button>
    </form>
    <p class="links">
      <a href="authorize/forgotten${search}">${texts.forgotPassword}</a>
      <a href="authorize/cancelled${search}">${texts.cancel}</a>
    </p>`;
  return c.html(renderPage({ language, title: texts.signInTitle, content, hasError: error !== undefined }));
}

/** The style sheet extends each button to its card; its accessible name is the persona alone. Descriptions are in English. */
function renderPersonaButtons(heading: string, accounts: readonly AccountRecord[]): Markup {
  return html`<form method="post">
    <h2>${heading}</h2>
    <ul>
      ${accounts.map(
        ({ id, persona, description }, index) => html`<li>
        <button name="account" value="${id}" aria-describedby="about-${index}">${persona}</button>
        <p id="about-${index}" lang="en">${description}</p>
      </li>`,
      )}
    </ul>
  </form>`;
}

export function signIn(
  c: Context<IdentityEnv>,
  request: AuthorizationRequest,
  form: URLSearchParams,
): Response | Promise<Response> {
  const { world } = c.var.endpoint;
  const texts = getPageTexts(selectPageLanguage(parseQuery(c).get("ui_locales")));
  const email = form.get("email")?.trim() ?? "";
  const password = form.get("password") ?? "";
  // The button of a persona sends this field, and no password.
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
