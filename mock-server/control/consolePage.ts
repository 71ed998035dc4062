import { html } from "hono/html";
import { scenarios } from "../world/scenarios/scenarios.ts";
import type { WorldRegistry } from "../world/worldRegistry.ts";

/** The page at the control port's root: countries with their portals, personas, scenarios and service addresses. */
export function consolePage(worlds: WorldRegistry, portalPort: number) {
  const standing = worlds.all().filter(({ id, country }) => id === country.toLowerCase());
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Taglys mock backend</title>
    <link rel="stylesheet" href="/console.css" />
  </head>
  <body>
    <main>
      <h1>Taglys mock backend</h1>
      <p>Open a country's portal and sign in as a persona: pick one on the sign-in page, or type its e-mail address.</p>
      ${standing.map(
        ({ id, country, accounts }) => html`<section aria-labelledby="${id}">
          <h2 id="${id}">
            <a href="http://${id}.localhost:${portalPort}/">${country}</a>
          </h2>
          <table>
            <thead><tr><th scope="col">Persona</th><th scope="col">E-mail</th><th scope="col">Password</th><th scope="col">What is there</th></tr></thead>
            <tbody>
              ${accounts.map(
                ({ firstName, lastName, email, password, description }) => html`<tr>
                  <th scope="row">${firstName} ${lastName}</th>
                  <td><code>${email}</code></td>
                  <td><code>${password}</code></td>
                  <td>${description}</td>
                </tr>`,
              )}
            </tbody>
          </table>
        </section>`,
      )}
      <h2>Scenarios</h2>
      <dl>
        ${Object.entries(scenarios).map(
          ([name, { description }]) => html`<dt><code>${name}</code></dt><dd>${description}</dd>`,
        )}
      </dl>
    </main>
  </body>
</html>`;
}

/** The console's style sheet. */
export const consoleStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fbf8f2, #0d1626); color: light-dark(#14233c, #e9eef6); }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
a { color: light-dark(#1d4f91, #9cc4ff); }
section { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; text-align: start; border-bottom: 1px solid light-dark(#d9d4c8, #2a3954); }
dt { margin-top: 0.75rem; }
dd { margin: 0; }
`;
