import { join } from "node:path";
import type { Plugin } from "vite";
import type { Country } from "#api/generated/main.ts";
import { countryLocales, getLanguage, locales } from "#locales.ts";
import { servicePhones } from "#servicePhones.ts";
import { getCatalogueLayers, readCatalogue } from "./compileMessages.ts";

const folder = join(import.meta.dirname, "../../src/i18n/locales");

/**
 * Adds help that needs no script to the build: to `index.html` for where the portal does not start, and a page per language, which
 * the host sends where a service or itself fails.
 */
export function addHelp(): Plugin {
  return {
    name: "add-help",
    // The development server adds styles by script, which would show the help at each start.
    apply: "build",
    // React removes it with the splash, and `base.css` shows it only when it is needed.
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
          const source = createFailurePage(language, styles, logo);
          this.emitFile({ type: "asset", fileName: `unavailable/${language}.html`, source });
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

/** It is also sent on the paths of other systems. `logo` is the element without the beginning of its tag. */
function createFailurePage(language: string, styles: string, logo: string): string {
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
      <h1>${texts["error.service"]}</h1>
      <p><a href="">${texts["error.retry"]}</a></p>
      <p>${callService}</p>
    </main>
  </body>
</html>
`;
}
