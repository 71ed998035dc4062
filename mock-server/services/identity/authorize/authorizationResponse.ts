import { createHash, randomUUID } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { ProviderError } from "../../../rules/providerErrors.ts";
import type { AccountRecord } from "../../../world/records.ts";
import { encodeParameters } from "../encodeParameters.ts";
import { formatErrorDescription } from "../errors.ts";
import { contentSecurityPolicy, renderPage } from "../pages/pageLayout.ts";
import { getPageTexts, selectPageLanguage } from "../pages/pageTexts.ts";
import type { IdentityEnv } from "../policyEndpoint.ts";
import { parseQuery } from "../requestParameters.ts";
import { codeLifetimeSeconds, createCode } from "../tokens/grants.ts";
import { signIdToken } from "../tokens/idToken.ts";
import type { AuthorizationRequest, RedirectTarget } from "./authorizationRequest.ts";

type ResponseParameters = [name: string, value: string][];

/** Sends the portal an error. */
export function respondWithError(
  c: Context<IdentityEnv>,
  redirectTarget: RedirectTarget,
  error: ProviderError,
): Response | Promise<Response> {
  const parameters: ResponseParameters = [
    ["error", error.error],
    ["error_description", formatErrorDescription(error, c.var.endpoint.world)],
  ];
  if (redirectTarget.state !== undefined) parameters.push(["state", redirectTarget.state]);
  return respondWithParameters(c, redirectTarget, parameters);
}

/** Sends the portal a code and, in the hybrid flow, an id token. `authTime` is in seconds. */
export async function respondWithCode(
  c: Context<IdentityEnv>,
  request: AuthorizationRequest,
  account: AccountRecord,
  authTime: number,
): Promise<Response> {
  const { world, policy, origin } = c.var.endpoint;
  const { redirectTarget, nonce, codeChallenge } = request;
  const now = world.clock.seconds();
  const code = await createCode(world, {
    // Random: a world that was reset would otherwise create the ids of codes that are already redeemed.
    id: randomUUID(),
    accountId: account.id,
    policy,
    nonce,
    codeChallenge,
    redirectUri: redirectTarget.redirectUri,
    authTime,
    issuedAt: now,
    expiresAt: now + codeLifetimeSeconds,
  });
  const parameters: ResponseParameters =
    redirectTarget.state === undefined ? [] : [["state", redirectTarget.state]];
  parameters.push(["code", code]);
  if (request.responseType === "code id_token") {
    parameters.push([
      "id_token",
      await signIdToken(world, { origin, account, policy, authTime, nonce, issuedAt: now, code }),
    ]);
  }
  return await respondWithParameters(c, redirectTarget, parameters);
}

function respondWithParameters(
  c: Context<IdentityEnv>,
  { redirectUri, responseMode }: RedirectTarget,
  parameters: ResponseParameters,
): Response | Promise<Response> {
  if (responseMode === "form_post") return respondWithFormPost(c, redirectUri, parameters);
  const separator = responseMode === "fragment" ? "#" : "?";
  return c.redirect(`${redirectUri}${separator}${encodeParameters(parameters)}`, 302);
}

const submitScript = "document.forms[0].submit()";
const submitScriptHash = createHash("sha256").update(submitScript).digest("base64");

/** Responds with a form that submits itself to the portal. Without scripts, its button does. */
function respondWithFormPost(
  c: Context<IdentityEnv>,
  redirectUri: string,
  parameters: ResponseParameters,
): Response | Promise<Response> {
  const language = selectPageLanguage(parseQuery(c).get("ui_locales"));
  const texts = getPageTexts(language);
  c.header("Content-Security-Policy", `${contentSecurityPolicy}; script-src 'sha256-${submitScriptHash}'`);
  const content = html`<h1>${texts.signInTitle}</h1>
    <form method="post" action="${redirectUri}">
      ${parameters.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button class="primary">${texts.proceed}</button>
    </form>
    <script>${raw(submitScript)}</script>`;
  return c.html(renderPage({ language, title: texts.signInTitle, content }));
}
