import { html } from "hono/html";
import { issueTokens } from "../identity/tokens/issueTokens.ts";
import type { GraphQlContext } from "../requestContext.ts";

/**
 * Renders GraphiQL with a choice of the persona: it sends that persona's id token with each request, unless the Headers editor
 * sets another authorization.
 */
export async function renderGraphiQlPage(title: string, { world, origins }: GraphQlContext): Promise<string> {
  // Yoga's default page loads GraphiQL from a CDN. This package contains it, and takes 50 MB of memory once imported.
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const personas = await Promise.all(
    world.accounts.map(async ({ id, persona }) => {
      const { id_token } = await issueTokens(world, id, { origin: origins.identity });
      return html`<option data-token="${id_token}">${persona}</option>`;
    }),
  );
  const signIn = html`<style>
  #sign-in { padding: 8px 16px; font: 15px/24px system-ui, sans-serif; color-scheme: light dark; background: light-dark(#fff, #212a3b); color: light-dark(#3b4b68, #fff); }
  #sign-in select { font: inherit; }
  .graphiql-container { height: calc(100vh - 40px); }
</style>
<div id="sign-in">
  <label>Sign in as <select><option>anonymous</option>${personas}</select></label>
</div>
<script>
  const persona = document.querySelector("#sign-in select");
  const { fetch: sendRequest } = window;
  window.fetch = (url, init) => {
    const { token } = persona.selectedOptions[0].dataset;
    const headers = new Headers(init?.headers);
    if (token && !headers.has("authorization")) headers.set("authorization", "Bearer " + token);
    return sendRequest(url, { ...init, headers });
  };
</script>`;
  return renderGraphiQL({ title }).replace('<div id="root">', (root) => `${signIn}${root}`);
}
