import { join } from "node:path";
import type { Plugin } from "vite";
import { type Country, countryLocales, getLanguage, locales } from "#locales.ts";
import { paths } from "#paths.ts";
import { servicePhones } from "#servicePhones.ts";
import { getCatalogueLayers, readCatalogue } from "./compileMessages.ts";

const folder = join(import.meta.dirname, "../../src/i18n/locales");

/**
 * Adds help that needs no script to the build. `index.html` shows it if the portal does not start. The host sends two further
 * pages per language: one if a service or the host itself fails, the other for expired links to files.
 */
export function addHelp(): Plugin {
  return {
    name: "add-help",
    // The development server adds styles by script, so the help would appear at each start.
    apply: "build",
    // React removes the help with the splash, and `base.css` shows it only after a while.
    transformIndexHtml: (html) =>
      html.replace('<div id="start-help"></div>', `<div id="start-help">${createStartHelp()}</div>`),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const styles = Object.keys(bundle).find((fileName) => fileName.endsWith(".css"));
        const index = bundle["index.html"];
        if (!styles || index?.type !== "asset") return;
        const [logo = ""] = /(?<=<svg id="splash" )[\s\S]*?<\/svg>/.exec(String(index.source)) ?? [];
        for (const language of languages) {
          const pages = {
            [`${language}.html`]: createFailure(language),
            [`file/${language}.html`]: createFileHelp(language),
          };
          for (const [name, content] of Object.entries(pages)) {
            const source = createHelpPage(language, styles, logo, content);
            this.emitFile({ type: "asset", fileName: `unavailable/${name}`, source });
          }
        }
      },
    },
  };
}

export const languages = locales.filter((locale) => getCatalogueLayers(locale).length === 1);

/**
 * A section per language, with the telephone numbers of its countries: without a script neither the country nor the language
 * is known.
 */
function createStartHelp(): string {
  return languages.map(createSection).join("");
}

export function readTexts(language: string): Record<string, string> {
  return readCatalogue(folder, language);
}

function createSection(language: string): string {
  const texts = readTexts(language);
  return [
    `<section lang="${language}">`,
    `<h2>${texts["startHelp.title"]}</h2>`,
    `<p>${texts["startHelp.text"]} ${createPhoneLinks(language)}</p>`,
    "</section>",
  ].join("");
}

/** The telephone numbers of a language's countries. */
function createPhoneLinks(language: string): string {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return Object.entries(servicePhones)
    .filter(([country]) => getLanguages(country).includes(language))
    .map(([country, phone]) => {
      const text = `${names.of(country)} ${phone}`.replaceAll(" ", "&nbsp;");
      return `<a href="tel:${phone.replaceAll(" ", "")}">${text}</a>`;
    })
    .join(", ");
}

function getLanguages(country: string): string[] {
  return countryLocales[country as Country].map((locale) => getLanguage(locale));
}

function createFailure(language: string): string {
  const texts = readTexts(language);
  return `<h1>${texts["error.service"]}</h1>
      <p><a href="">${texts["error.retry"]}</a></p>`;
}

/** Links to the project list: the host does not know the file's page, and a new tab has no page to go back to. */
function createFileHelp(language: string): string {
  const texts = readTexts(language);
  return `<h1>${texts["fileHelp.title"]}</h1>
      <p>${texts["fileHelp.text"]}</p>
      <p><a href="${paths.projects}">${texts["page.projectList.toProjects"]}</a></p>`;
}

/** The host also sends the page on the paths of other systems. `logo` is the element without the beginning of its tag. */
function createHelpPage(language: string, styles: string, logo: string, content: string): string {
  const texts = readTexts(language);
  const callService = texts["error.callService"]?.replace("{phone}", createPhoneLinks(language));
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>${texts["documentTitle"]}</title>
    <link rel="stylesheet" href="/${styles}" />
  </head>
  <body>
    <main id="unavailable">
      <svg ${logo}
      ${content}
      <p>${callService}</p>
    </main>
  </body>
</html>
`;
}
