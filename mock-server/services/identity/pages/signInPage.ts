import { html } from "hono/html";
import type { AccountRecord } from "#world/records.ts";
import { type Markup, renderAlert, renderInputField, renderPage } from "./pageLayout.ts";
import { getPageTexts, type PageLanguage } from "./pageTexts.ts";

/** Why the previous attempt failed, and the field to correct. */
export interface SignInError {
  message: string;
  field: "email" | "password";
}

interface SignInPage {
  language: PageLanguage;
  accounts: readonly AccountRecord[];
  email: string;
  error?: SignInError | undefined;
  /** Query of the request, for the links that leave the page. */
  search: string;
}

/** Renders the sign-in page: a button for each persona, and the form of the real provider. */
export function renderSignInPage({ language, accounts, email, error, search }: SignInPage): Markup {
  const texts = getPageTexts(language);
  const getErrorId = (field: SignInError["field"]) => (error?.field === field ? "failure" : undefined);
  const content = html`<h1>${texts.signInTitle}</h1>
    ${error === undefined ? "" : renderAlert("failure", error.message)}
    ${accounts.length === 0 ? "" : renderPersonaButtons(texts.continueAs, accounts)}
    <form method="post" novalidate>
      <h2>${texts.withEmail}</h2>
      ${renderInputField({ name: "email", label: texts.email, type: "email", autocomplete: "username", value: email, errorId: getErrorId("email") })}
      ${renderInputField({ name: "password", label: texts.password, type: "password", autocomplete: "current-password", errorId: getErrorId("password") })}
      <button class="primary">${texts.signIn}</button>
    </form>
    <p class="links">
      <a href="authorize/forgotten${search}">${texts.forgotPassword}</a>
      <a href="authorize/cancelled${search}">${texts.cancel}</a>
    </p>`;
  return renderPage({ language, title: texts.signInTitle, content, hasError: error !== undefined });
}

/** The style sheet extends each button to its card; its accessible name is the persona alone. Descriptions are in English. */
function renderPersonaButtons(heading: string, accounts: readonly AccountRecord[]): Markup {
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
