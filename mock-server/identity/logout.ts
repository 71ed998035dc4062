import type { Context } from "hono";
import { html } from "hono/html";
import { redirectUriMismatch } from "./errors.ts";
import { renderPage } from "./pageLayout.ts";
import { pageLanguage, textsOf } from "./pageTexts.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";
import { describeRegisteredUris, registeredUri } from "./redirectUris.ts";
import { refusalPage } from "./refusalPage.ts";
import { readForm, readQuery } from "./requestForm.ts";
import { endSession } from "./signOnSession.ts";
import { clientId } from "./tenants.ts";
import { encodeParameters } from "./wireEncoding.ts";

/**
 * Ends single sign-on and goes on to the portal. The address is checked with and without an `id_token_hint`; the hint
 * itself is not read, since somebody whose token has expired must be able to sign out too.
 */
export async function answerLogout(c: Context<IdentityEnv>): Promise<Response> {
  endSession(c);
  const parameters = (c.req.method === "POST" ? await readForm(c) : undefined) ?? readQuery(c);
  const asked = parameters.get("post_logout_redirect_uri");
  if (asked === null) return await signedOutPage(c);

  const uri = registeredUri(asked, "/logout");
  if (uri === undefined) {
    const expected = `post_logout_redirect_uri ${describeRegisteredUris("/logout")}`;
    return await refusalPage(c, redirectUriMismatch(asked, clientId), expected);
  }
  const state = parameters.get("state");
  return c.redirect(state === null ? uri : `${uri}?${encodeParameters([["state", state]])}`, 302);
}

function signedOutPage(c: Context<IdentityEnv>): Response | Promise<Response> {
  const language = pageLanguage(readQuery(c).get("ui_locales"));
  const { signedOutTitle, signedOutText } = textsOf(language);
  const content = html`<h1>${signedOutTitle}</h1><p>${signedOutText}</p>`;
  return c.html(renderPage({ language, title: signedOutTitle, content }));
}
