import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { type ContentLanguage, contentLanguageOf } from "../world/content/contentLanguage.ts";
import type { World } from "../world/world.ts";

/** A page that stands in for the configurator, which is another system. */
export interface ConfiguratorPage {
  status: 200 | 404;
  content: ReturnType<typeof html>;
  contentSecurityPolicy: string;
}

interface Texts {
  created: string;
  changed: string;
  back: string;
  missing: string;
}

const texts: Record<ContentLanguage, Texts> = {
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
  gsw: { created: "Erstellt", changed: "Gänderet", back: "Zrugg zum Projekt", missing: "Dä Plan gits nöd." },
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

// No script and nothing from elsewhere: the one style is known by its hash.
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The page of a plan in the caller's locale, with the way back to its project; one that says so where there is no such plan. */
export function configuratorPage({ projects }: World, locale: string, id: string): ConfiguratorPage {
  const language = contentLanguageOf(locale);
  const words = texts[language];
  const project = projects.find(({ configuratorProject }) => configuratorProject?.id === id);
  const plan = project?.configuratorProject;
  const day = (instant: string) =>
    html`<time datetime="${instant}">${new Date(instant).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" })}</time>`;
  const content =
    project && plan
      ? html`<p>${plan.id}</p>
<p>${words.created}: ${day(plan.createdAt)}</p>
<p>${words.changed}: ${day(plan.updatedAt)}</p>
<p><a href="/project/${encodeURIComponent(project.id)}">${words.back}</a></p>`
      : html`<p>${words.missing}</p>`;
  return { status: plan ? 200 : 404, content: page(language, content), contentSecurityPolicy };
}

function page(language: ContentLanguage, content: ReturnType<typeof html>) {
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
