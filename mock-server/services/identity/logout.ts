import type { Context } from "hono";
import { html } from "hono/html";
import { createRedirectUriMismatchError } from "../../rules/providerErrors.ts";
import { endSession } from "./authorize/signOnSession.ts";
import { encodeParameters } from "./encodeParameters.ts";
import { respondWithErrorPage } from "./pages/errorPage.ts";
import { renderPage } from "./pages/pageLayout.ts";
import { getPageTexts, selectPageLanguage } from "./pages/pageTexts.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";
import { describeRegisteredUris, parseRegisteredUri } from "./redirectUris.ts";
import { parseForm, parseQuery } from "./requestParameters.ts";
import { clientId } from "./tenants.ts";

/**
 * Ends single sign-on and redirects to the portal. `id_token_hint` is ignored, so that customers with an expired token can
 * sign out too.
 */
export async function handleLogout(c: Context<IdentityEnv>): Promise<Response> {
  endSession(c);
  const parameters = (c.req.method === "POST" ? await parseForm(c) : undefined) ?? parseQuery(c);
  const requestedUri = parameters.get("post_logout_redirect_uri");
  if (requestedUri === null) return await respondWithSignedOutPage(c);

  const uri = parseRegisteredUri(requestedUri, "/logout");
  if (uri === undefined) {
    const expected = `post_logout_redirect_uri ${describeRegisteredUris("/logout")}`;
    return await respondWithErrorPage(c, createRedirectUriMismatchError(requestedUri, clientId), expected);
  }
  const state = parameters.get("state");
  return c.redirect(state === null ? uri : `${uri}?${encodeParameters([["state", state]])}`, 302);
}

function respondWithSignedOutPage(c: Context<IdentityEnv>): Response | Promise<Response> {
  const language = selectPageLanguage(parseQuery(c).get("ui_locales"));
  const { signedOutTitle, signedOutText } = getPageTexts(language);
  const content = html`<h1>${signedOutTitle}</h1><p>${signedOutText}</p>`;
  return c.html(renderPage({ language, title: signedOutTitle, content }));
}
