import type { Context } from "hono";
import { html } from "hono/html";
import type { AccountRecord } from "#world/records.ts";
import { findAccountByEmail } from "../accounts.ts";
import { renderAlert, renderInputField, renderPage } from "../pages/pageLayout.ts";
import { getPageTexts, selectPageLanguage } from "../pages/pageTexts.ts";
import type { IdentityEnv } from "../policyEndpoint.ts";
import { parseQuery } from "../requestParameters.ts";
import type { AuthorizationRequest } from "./authorizationRequest.ts";
import { respondWithCode } from "./authorizationResponse.ts";

const minPasswordLength = 8;

/** The error of the submitted form. */
type ResetError = "unknownAccount" | "passwordTooShort" | "passwordsDiffer";

type FieldName = "email" | "password" | "repeated";

const invalidFields: Record<ResetError, FieldName> = {
  unknownAccount: "email",
  passwordTooShort: "password",
  passwordsDiffer: "repeated",
};

/** Responds with the page to choose a new password. The real provider first verifies the e-mail address with a code. */
export function respondWithResetPage(
  c: Context<IdentityEnv>,
  email = "",
  error?: ResetError,
): Response | Promise<Response> {
  const language = selectPageLanguage(parseQuery(c).get("ui_locales"));
  const texts = getPageTexts(language);
  const getErrorId = (field: FieldName) =>
    error !== undefined && invalidFields[error] === field ? "failure" : undefined;
  const content = html`<h1>${texts.resetTitle}</h1>
    ${error === undefined ? "" : renderAlert("failure", texts[error])}
    <form method="post" novalidate>
      ${renderInputField({ name: "email", label: texts.email, type: "email", autocomplete: "username", value: email, errorId: getErrorId("email") })}
      ${renderInputField({ name: "password", label: texts.newPassword, type: "password", autocomplete: "new-password", hint: texts.passwordRule, errorId: getErrorId("password") })}
      ${renderInputField({ name: "repeated", label: texts.repeatPassword, type: "password", autocomplete: "new-password", errorId: getErrorId("repeated") })}
      <button class="primary">${texts.changePassword}</button>
    </form>
    <p class="links"><a href="authorize/cancelled${new URL(c.req.url).search}">${texts.cancel}</a></p>`;
  return c.html(renderPage({ language, title: texts.resetTitle, content, hasError: error !== undefined }));
}

/**
 * Changes the password and sends the portal a code. Does not start single sign-on: the portal's next sign-in request then
 * shows the page, so that the new password can be tried.
 */
export function resetPassword(
  c: Context<IdentityEnv>,
  request: AuthorizationRequest,
  form: URLSearchParams,
): Response | Promise<Response> {
  const { world } = c.var.endpoint;
  const email = form.get("email")?.trim() ?? "";
  const password = form.get("password") ?? "";
  const account = findAccountByEmail(world, email);
  const error = findResetError(account, password, form.get("repeated") ?? "");
  if (account === undefined || error !== undefined) return respondWithResetPage(c, email, error);
  account.password = password;
  return respondWithCode(c, request, account, world.clock.seconds());
}

function findResetError(
  account: AccountRecord | undefined,
  password: string,
  repeatedPassword: string,
): ResetError | undefined {
  if (account === undefined) return "unknownAccount";
  if (password.length < minPasswordLength) return "passwordTooShort";
  return password === repeatedPassword ? undefined : "passwordsDiffer";
}
