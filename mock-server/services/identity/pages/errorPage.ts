import type { Context } from "hono";
import { html } from "hono/html";
import type { ProviderError } from "../../../rules/providerErrors.ts";
import { formatErrorDescription } from "../errors.ts";
import type { IdentityEnv } from "../policyEndpoint.ts";
import { renderPage } from "./pageLayout.ts";

/**
 * Responds with a page about an error that is not sent to the portal. Its readers are developers: it is in English and
 * shows what would have been accepted.
 */
export function respondWithErrorPage(
  c: Context<IdentityEnv>,
  error: ProviderError,
  expected: string,
): Response | Promise<Response> {
  const title = "This request cannot be answered";
  const lines = formatErrorDescription(error, c.var.endpoint.world).trimEnd().split("\r\n");
  const content = html`<h1>${title}</h1>
    <p role="alert"><strong>${error.error}</strong><br />${lines.map((line) => html`${line}<br />`)}</p>
    <h2>Expected</h2>
    <p><code>${expected}</code></p>`;
  return c.html(renderPage({ language: "en", title, content, hasError: true }), 400);
}
