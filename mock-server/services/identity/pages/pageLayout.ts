import { readFileSync } from "node:fs";
import { html, raw } from "hono/html";
import { fontFace, logo } from "#services/brand.ts";
import { getPageTexts, type PageLanguage } from "./pageTexts.ts";

/** Escaped HTML. */
export type Markup = ReturnType<typeof html>;

/**
 * The pages load their font alone and run no scripts. `form-action` includes the portal's origins because Chromium also applies it
 * to the redirect that follows a posted form.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "form-action 'self' http://localhost:* http://*.localhost:* http://127.0.0.1:* https:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const style = fontFace + readFileSync(new URL("./page.css", import.meta.url), "utf8");

interface Page {
  language: PageLanguage;
  title: string;
  content: Markup;
  /** Whether the page shows an error; its title then starts with that word. */
  hasError?: boolean;
}

export function renderPage({ language, title, content, hasError = false }: Page): Markup {
  const texts = getPageTexts(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>${hasError ? `${texts.error}: ` : ""}${title} – Taglys</title>
  <style>${raw(style)}</style>
</head>
<body>
  <header>
    ${raw(logo)}
    Taglys
  </header>
  <main>${content}</main>
  <footer>${texts.standIn}</footer>
</body>
</html>`;
}

/** Renders the error message above a form. */
export function renderAlert(id: string, message: string): Markup {
  return html`<p role="alert" id="${id}">${message}</p>`;
}

interface InputField {
  name: string;
  label: string;
  type: "email" | "password";
  autocomplete: "username" | "current-password" | "new-password";
  value?: string;
  /** The text to show above the field. */
  hint?: string;
  /** Id of the error message about this field. The field gets the focus. */
  errorId?: string | undefined;
}

export function renderInputField({
  name,
  label,
  type,
  autocomplete,
  value = "",
  hint,
  errorId,
}: InputField): Markup {
  const hintId = `${name}-rule`;
  const describedBy = [errorId, hint === undefined ? undefined : hintId].filter((id) => id !== undefined);
  return html`<label for="${name}">${label}</label>
    ${hint === undefined ? "" : html`<p class="rule" id="${hintId}">${hint}</p>`}
    <input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}" required
      ${describedBy.length === 0 ? "" : html`aria-describedby="${describedBy.join(" ")}"`}
      ${errorId === undefined ? "" : raw('aria-invalid="true" autofocus')} />`;
}
