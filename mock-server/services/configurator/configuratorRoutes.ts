import { createHash } from "node:crypto";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import { type ContentLanguage, getContentLanguage } from "../../seeds/content/contentLanguage.ts";
import type { World } from "../../world/world.ts";
import type { RequestEnv } from "../requestContext.ts";

type Markup = ReturnType<typeof html>;

interface PageTexts {
  created: string;
  changed: string;
  back: string;
  missing: string;
}

const pageTexts: Record<ContentLanguage, PageTexts> = {
  en: {
    created: "Created",
    changed: "Changed",
    back: "Back to the project",
    missing: "There is no such plan.",
  },
  de: {
    created: "Erstellt",
    changed: "Geändert",
    back: "Zurück zum Projekt",
    missing: "Diesen Plan gibt es nicht.",
  },
  gsw: {
    created: "Erstellt",
    changed: "Geändert",
    back: "Zurück zum Projekt",
    missing: "Diesen Plan gibt es nicht.",
  },
  fr: { created: "Créé", changed: "Modifié", back: "Retour au projet", missing: "Ce plan n’existe pas." },
  it: {
    created: "Creato",
    changed: "Modificato",
    back: "Torna al progetto",
    missing: "Questo progetto non esiste.",
  },
  no: {
    created: "Opprettet",
    changed: "Endret",
    back: "Tilbake til prosjektet",
    missing: "Denne planen finnes ikke.",
  },
  sv: {
    created: "Skapad",
    changed: "Ändrad",
    back: "Tillbaka till projektet",
    missing: "Den här planen finns inte.",
  },
  da: {
    created: "Oprettet",
    changed: "Ændret",
    back: "Tilbage til projektet",
    missing: "Denne plan findes ikke.",
  },
};

const style = `:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem; }`;

// The page loads nothing and runs no script. Its only style sheet is allowed by its hash.
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** `/configurator/:id`: a placeholder page for a plan in the configurator, which is another system. */
export const configuratorRoutes = new Hono<RequestEnv>().get("/:id", (c) => {
  const { world, locale } = c.var;
  const { status, content } = renderPlan(world, locale, c.req.param("id"));
  c.header("content-security-policy", contentSecurityPolicy);
  c.header("x-content-type-options", "nosniff");
  return c.html(renderPage(getContentLanguage(locale), content), status);
});

function renderPlan({ projects }: World, locale: string, id: string): { status: 200 | 404; content: Markup } {
  const texts = pageTexts[getContentLanguage(locale)];
  const project = projects.find(({ configuratorProject }) => configuratorProject?.id === id);
  const plan = project?.configuratorProject;
  if (!project || !plan) return { status: 404, content: html`<p>${texts.missing}</p>` };
  const content = html`<p>${plan.id}</p>
<p>${texts.created}: ${renderDate(plan.createdAt, locale)}</p>
<p>${texts.changed}: ${renderDate(plan.updatedAt, locale)}</p>
<p><a href="/project/${encodeURIComponent(project.id)}">${texts.back}</a></p>`;
  return { status: 200, content };
}

function renderDate(timestamp: string, locale: string): Markup {
  const date = new Date(timestamp).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
  return html`<time datetime="${timestamp}">${date}</time>`;
}

function renderPage(language: ContentLanguage, content: Markup): Markup {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Taglys configurator</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>Taglys configurator</h1>
${content}
</main>
</body>
</html>`;
}
