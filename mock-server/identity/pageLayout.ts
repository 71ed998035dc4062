import { html, raw } from "hono/html";
import { pageStyle } from "./pageStyle.ts";
import { type PageLanguage, textsOf } from "./pageTexts.ts";

/** HTML that is escaped already. */
export type Markup = ReturnType<typeof html>;

interface Page {
  language: PageLanguage;
  title: string;
  content: Markup;
  /** True if the page tells of an error: its title says so first. */
  failed?: boolean;
}

/** A whole page of the provider. */
export function renderPage({ language, title, content, failed = false }: Page): Markup {
  const texts = textsOf(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>${failed ? `${texts.error}: ` : ""}${title} – Taglys</title>
  <style>${raw(pageStyle)}</style>
</head>
<body>
  <header>
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="22" r="6.5" fill="#ffc93c" />
      <path d="M3 18 16 6l13 12" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
    Taglys
  </header>
  <main>${content}</main>
  <footer>${texts.standIn}</footer>
</body>
</html>`;
}

/** The message above a form that was not accepted. */
export function alertBox(id: string, message: string): Markup {
  return html`<p role="alert" id="${id}">${message}</p>`;
}

interface Field {
  name: string;
  label: string;
  type: "email" | "password";
  autocomplete: "username" | "current-password" | "new-password";
  value?: string;
  /** A rule shown above the field. */
  rule?: string;
  /** Id of the message that tells what is wrong with it; the cursor goes there. */
  invalid?: string | undefined;
}

export function inputField({ name, label, type, autocomplete, value = "", rule, invalid }: Field): Markup {
  const ruleId = `${name}-rule`;
  const describedBy = [invalid, rule === undefined ? undefined : ruleId].filter((id) => id !== undefined);
  return html`<label for="${name}">${label}</label>
    ${rule === undefined ? "" : html`<p class="rule" id="${ruleId}">${rule}</p>`}
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" required
      ${describedBy.length === 0 ? "" : html`aria-describedby="${describedBy.join(" ")}"`}
      ${invalid === undefined ? "" : raw('aria-invalid="true" autofocus')} />`;
}
