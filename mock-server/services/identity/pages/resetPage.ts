import { html } from "hono/html";
import { type Markup, renderAlert, renderInputField, renderPage } from "./pageLayout.ts";
import { getPageTexts, type PageLanguage } from "./pageTexts.ts";

/** What is wrong with the submitted form. */
export type ResetError = "unknownAccount" | "passwordTooShort" | "passwordsDiffer";

type FieldName = "email" | "password" | "repeated";

const invalidFields: Record<ResetError, FieldName> = {
  unknownAccount: "email",
  passwordTooShort: "password",
  passwordsDiffer: "repeated",
};

interface ResetPage {
  language: PageLanguage;
  email: string;
  error?: ResetError | undefined;
  /** Query of the request, for the links that leave the page. */
  search: string;
}

/** Renders the page to choose a new password. The real provider first verifies the e-mail address with a code. */
export function renderResetPage({ language, email, error, search }: ResetPage): Markup {
  const texts = getPageTexts(language);
  const getErrorId = (field: FieldName) =>
    error !== undefined && invalidFields[error] === field ? "failure" : undefined;
  const content = html`<h1>${texts.resetTitle}</h1>
    ${error === undefined ? "" : renderAlert("failure", texts[error])}
    <form method="post" novalidate>
      ${renderInputField({ name: "email", label: texts.email, type: "email", autocomplete: "username", value: email, errorId: getErrorId("email") })}
      ${renderInputField({ name: "password", label: texts.newPassword, type: "password", autocomplete: "new-password", hint: texts.passwordRule, errorId: getErrorId("password") })}
      ${renderInputField({ name: "repeated", label: texts.repeatPassword, type: "password", autocomplete: "new-password", errorId: getErrorId("repeated") })}
      <button class="primary">${texts.changePassword}</button>
    </form>
    <p class="links"><a href="authorize/cancelled${search}">${texts.cancel}</a></p>`;
  return renderPage({ language, title: texts.resetTitle, content, hasError: error !== undefined });
}
