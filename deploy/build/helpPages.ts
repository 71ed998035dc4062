import { join } from "node:path";
import { type Country, countryLocales, getLanguage, locales } from "#locales.ts";
import { paths } from "#paths.ts";
import { servicePhones } from "#servicePhones.ts";
import { getCatalogueLayers, readCatalogue } from "./compileMessages.ts";

const folder = join(import.meta.dirname, "../../src/i18n/locales");

export const languages = locales.filter((locale) => getCatalogueLayers(locale).length === 1);

export function readTexts(language: string): Record<string, string> {
  return readCatalogue(folder, language);
}

/**
 * The help in `index.html` if the portal does not start: a section per language, with the telephone numbers of its countries.
 * Without a script neither the country nor the language is known.
 */
export function createStartHelp(): string {
  const sections = languages.map((language) => {
    const texts = readTexts(language);
    const text = `${texts["startHelp.text"]} ${createPhoneLinks(language)}`;
    return `<section lang="${language}"><h2>${texts["startHelp.title"]}</h2><p>${text}</p></section>`;
  });
  return sections.join("");
}

/**
 * The host's pages without scripts, two per language: one if a service or the host itself fails, the other for expired links to
 * files. `index` is the page whose logo they have.
 */
export function createHelpPages(index: string, styles: string): Record<string, string> {
  const [logo = ""] = /(?<=<svg id="splash" )[\s\S]*?<\/svg>/.exec(index) ?? [];
  const pages = languages.flatMap((language) => [
    [`unavailable/${language}.html`, createHelpPage(language, styles, logo, createFailure(language))],
    [`unavailable/file/${language}.html`, createHelpPage(language, styles, logo, createFileHelp(language))],
  ]);
  return Object.fromEntries(pages);
}

/** The telephone numbers of a language's countries. */
function createPhoneLinks(language: string): string {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return Object.entries(servicePhones)
    .filter(([country]) => countryLocales[country as Country].some((it) => getLanguage(it) === language))
    .map(([country, phone]) => {
      const text = `${names.of(country)} ${phone}`.replaceAll(" ", "&nbsp;");
      return `<a href="tel:${phone.replaceAll(" ", "")}">${text}</a>`;
    })
    .join(", ");
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
