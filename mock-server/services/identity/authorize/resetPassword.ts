import type { Context } from "hono";
import type { AccountRecord } from "#world/records.ts";
import { findAccountByEmail } from "../accounts.ts";
import { selectPageLanguage } from "../pages/pageTexts.ts";
import { type ResetError, renderResetPage } from "../pages/resetPage.ts";
import type { IdentityEnv } from "../policyEndpoint.ts";
import { parseQuery } from "../requestParameters.ts";
import type { AuthorizationRequest } from "./authorizationRequest.ts";
import { respondWithCode } from "./authorizationResponse.ts";

const minPasswordLength = 8;

export function respondWithResetPage(
  c: Context<IdentityEnv>,
  email = "",
  error?: ResetError,
): Response | Promise<Response> {
  const language = selectPageLanguage(parseQuery(c).get("ui_locales"));
  return c.html(renderResetPage({ language, email, error, search: new URL(c.req.url).search }));
}

/**
 * Changes the password and sends the portal a code. Does not start single sign-on, so that the portal's next sign-in
 * request shows the page, where the new password can be tried.
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
