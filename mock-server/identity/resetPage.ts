import { html } from "hono/html";
import { alertBox, inputField, type Markup, renderPage } from "./pageLayout.ts";
import { type PageLanguage, textsOf } from "./pageTexts.ts";

/** What can be wrong with a new password, and the field it is about. */
export type ResetFailure = "unknownAccount" | "passwordTooShort" | "passwordsDiffer";

const fieldOf: Record<ResetFailure, "email" | "password" | "repeated"> = {
  unknownAccount: "email",
  passwordTooShort: "password",
  passwordsDiffer: "repeated",
};

interface ResetPage {
  language: PageLanguage;
  email: string;
  failure?: ResetFailure | undefined;
  /** The query of the request, for the links away from the page. */
  search: string;
}

/** The page to choose a new password. The real provider asks for a code from an e-mail first. */
export function resetPage({ language, email, failure, search }: ResetPage): Markup {
  const texts = textsOf(language);
  const invalid = (field: "email" | "password" | "repeated") =>
    failure !== undefined && fieldOf[failure] === field ? "failure" : undefined;
  const content = html`<h1>${texts.resetTitle}</h1>
    ${failure === undefined ? "" : alertBox("failure", texts[failure])}
    <form method="post" novalidate>
      ${inputField({ name: "email", label: texts.email, type: "email", autocomplete: "username", value: email, invalid: invalid("email") })}
      ${inputField({ name: "password", label: texts.newPassword, type: "password", autocomplete: "new-password", rule: texts.passwordRule, invalid: invalid("password") })}
      ${inputField({ name: "repeated", label: texts.repeatPassword, type: "password", autocomplete: "new-password", invalid: invalid("repeated") })}
      <button class="primary">${texts.changePassword}</button>
    </form>
    <p class="links"><a href="authorize/cancelled${search}">${texts.cancel}</a></p>`;
  return renderPage({ language, title: texts.resetTitle, content, failed: failure !== undefined });
}
