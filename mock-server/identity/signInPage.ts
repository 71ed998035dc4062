import { html } from "hono/html";
import type { AccountRecord } from "../world/world.ts";
import { alertBox, inputField, type Markup, renderPage } from "./pageLayout.ts";
import { type PageLanguage, textsOf } from "./pageTexts.ts";

interface SignInPage {
  language: PageLanguage;
  accounts: readonly AccountRecord[];
  email: string;
  /** Why the last try failed, and which field it is about. */
  failure?: { message: string; field: "email" | "password" } | undefined;
  /** The query of the request, for the links away from the page. */
  search: string;
}

/** The page to sign in: a button for each persona, and the form of the real one. */
export function signInPage({ language, accounts, email, failure, search }: SignInPage): Markup {
  const texts = textsOf(language);
  const invalid = (field: "email" | "password") => (failure?.field === field ? "failure" : undefined);
  const content = html`<h1>${texts.signInTitle}</h1>
    ${failure === undefined ? "" : alertBox("failure", failure.message)}
    ${accounts.length === 0 ? "" : personaButtons(texts.continueAs, accounts)}
    <form method="post" novalidate>
      <h2>${texts.withEmail}</h2>
      ${inputField({ name: "email", label: texts.email, type: "email", autocomplete: "username", value: email, invalid: invalid("email") })}
      ${inputField({ name: "password", label: texts.password, type: "password", autocomplete: "current-password", invalid: invalid("password") })}
      <button class="primary">${texts.signIn}</button>
    </form>
    <p class="links">
      <a href="authorize/forgotten${search}">${texts.forgotPassword}</a>
      <a href="authorize/cancelled${search}">${texts.cancel}</a>
    </p>`;
  return renderPage({ language, title: texts.signInTitle, content, failed: failure !== undefined });
}

/** The whole card is the button, by style; its name is the persona alone. Descriptions are in English on every page. */
function personaButtons(heading: string, accounts: readonly AccountRecord[]): Markup {
  return html`<form method="post">
    <h2>${heading}</h2>
    <ul>
      ${accounts.map(
        ({ id, persona, description }, index) => html`<li>
        <button name="account" value="${id}" aria-describedby="about-${index}">${persona}</button>
        <p id="about-${index}" lang="en">${description}</p>
      </li>`,
      )}
    </ul>
  </form>`;
}
