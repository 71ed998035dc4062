import { createHash, randomUUID } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { AccountRecord } from "../world/world.ts";
import type { AuthorizationRequest, ReturnAddress } from "./authorizationRequest.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { describeProblem, type Problem } from "./errors.ts";
import { codeLifetime, sealCode } from "./grants.ts";
import { signIdToken } from "./idToken.ts";
import { renderPage } from "./pageLayout.ts";
import { pageLanguage, textsOf } from "./pageTexts.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";
import { readQuery } from "./requestForm.ts";
import { encodeParameters } from "./wireEncoding.ts";

/** Sends the portal an error. */
export function respondWithProblem(
  c: Context<IdentityEnv>,
  returnTo: ReturnAddress,
  problem: Problem,
): Response | Promise<Response> {
  const parameters: Parameters = [
    ["error", problem.error],
    ["error_description", describeProblem(problem, c.var.endpoint.world)],
  ];
  if (returnTo.state !== undefined) parameters.push(["state", returnTo.state]);
  return respond(c, returnTo, parameters);
}

/** Sends the portal the code and, in the hybrid flow, the id token of an account that has signed in. */
export async function respondWithCode(
  c: Context<IdentityEnv>,
  request: AuthorizationRequest,
  account: AccountRecord,
  authTime: number,
): Promise<Response> {
  const { world, policy, origin } = c.var.endpoint;
  const { returnTo, scope, nonce, codeChallenge } = request;
  const now = world.clock.seconds();
  const code = await sealCode(world, {
    // Random, since a world that is built anew counts from one again and would take old codes for new ones.
    id: randomUUID(),
    accountId: account.id,
    policy,
    scope,
    nonce,
    codeChallenge,
    redirectUri: returnTo.redirectUri,
    authTime,
    issuedAt: now,
    expiresAt: now + codeLifetime,
  });
  const parameters: Parameters = returnTo.state === undefined ? [] : [["state", returnTo.state]];
  parameters.push(["code", code]);
  if (request.responseType === "code id_token") {
    parameters.push([
      "id_token",
      await signIdToken(world, { origin, account, policy, authTime, nonce, code }),
    ]);
  }
  return await respond(c, returnTo, parameters);
}

type Parameters = [name: string, value: string][];

function respond(
  c: Context<IdentityEnv>,
  { redirectUri, responseMode }: ReturnAddress,
  parameters: Parameters,
): Response | Promise<Response> {
  if (responseMode === "form_post") return formPost(c, redirectUri, parameters);
  const mark = responseMode === "fragment" ? "#" : "?";
  return c.redirect(`${redirectUri}${mark}${encodeParameters(parameters)}`, 302);
}

const submitScript = "document.forms[0].submit()";
const submitScriptHash = createHash("sha256").update(submitScript).digest("base64");

/** A page whose form posts itself; with scripts off its button does. */
function formPost(
  c: Context<IdentityEnv>,
  redirectUri: string,
  parameters: Parameters,
): Response | Promise<Response> {
  const language = pageLanguage(readQuery(c).get("ui_locales"));
  const texts = textsOf(language);
  c.header("Content-Security-Policy", `${contentSecurityPolicy}; script-src 'sha256-${submitScriptHash}'`);
  const content = html`<h1>${texts.signInTitle}</h1>
    <form method="post" action="${redirectUri}">
      ${parameters.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button class="primary">${texts.proceed}</button>
    </form>
    <script>${raw(submitScript)}</script>`;
  return c.html(renderPage({ language, title: texts.signInTitle, content }));
}
