import type { Context } from "hono";
import { html } from "hono/html";
import { describeProblem, type Problem } from "./errors.ts";
import { renderPage } from "./pageLayout.ts";
import type { IdentityEnv } from "./policyEndpoint.ts";

/**
 * The page for an error that nobody else is told: it is read by developers, so it is in English and names what would have
 * been accepted.
 */
export function refusalPage(
  c: Context<IdentityEnv>,
  problem: Problem,
  expected: string,
): Response | Promise<Response> {
  const title = "This request cannot be answered";
  const lines = describeProblem(problem, c.var.endpoint.world).trimEnd().split("\r\n");
  const content = html`<h1>${title}</h1>
    <p role="alert"><strong>${problem.error}</strong><br />${lines.map((line) => html`${line}<br />`)}</p>
    <h2>Expected</h2>
    <p><code>${expected}</code></p>`;
  return c.html(renderPage({ language: "en", title, content, failed: true }), 400);
}
