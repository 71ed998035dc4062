import type { Context } from "hono";
import type { AccountRecord } from "../world/world.ts";
import { findAccountByEmail } from "./accounts.ts";
import type { AuthorizationRequest } from "./authorizationRequest.ts";
import { respondWithCode } from "./authorizationResponse.ts";
import { pageLanguage } from "./pageTexts.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";
import { readQuery } from "./requestForm.ts";
import { type ResetFailure, resetPage } from "./resetPage.ts";

const shortestPassword = 8;

export function showResetPage(
  c: Context<IdentityEnv>,
  request: AuthorizationRequest,
): Response | Promise<Response> {
  return renderResetPage(c, request.loginHint);
}

/**
 * Changes the password and sends the portal a code. It starts no single sign-on, so that the portal's way back to
 * sign-in shows the page and the new password can be tried.
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
  const failure = checkReset(account, password, form.get("repeated") ?? "");
  if (account === undefined || failure !== undefined) return renderResetPage(c, email, failure);
  account.password = password;
  return respondWithCode(c, request, account, world.clock.seconds());
}

function checkReset(
  account: AccountRecord | undefined,
  password: string,
  repeated: string,
): ResetFailure | undefined {
  if (account === undefined) return "unknownAccount";
  if (password.length < shortestPassword) return "passwordTooShort";
  return password === repeated ? undefined : "passwordsDiffer";
}

function renderResetPage(
  c: Context<IdentityEnv>,
  email: string,
  failure?: ResetFailure,
): Response | Promise<Response> {
  const language = pageLanguage(readQuery(c).get("ui_locales"));
  return c.html(resetPage({ language, email, failure, search: new URL(c.req.url).search }));
}
