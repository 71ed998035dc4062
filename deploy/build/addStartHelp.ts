import { join } from "node:path";
import type { Plugin } from "vite";
import type { Country } from "#api/generated/main.ts";
import { countryLocales, getLanguage, locales } from "#locales.ts";
import { servicePhones } from "#servicePhones.ts";
import { getCatalogueLayers, readCatalogue } from "./compileMessages.ts";

const folder = join(import.meta.dirname, "../../src/i18n/locales");

/**
 * Adds help to `index.html` that is shown where the portal does not start. Without a script neither the country nor the
 * language is known, so it has all languages, each with the telephone numbers of its countries. React removes it with the
 * splash, and `base.css` shows it only when it is needed.
 */
export function addStartHelp(): Plugin {
  return {
    name: "add-start-help",
    // The development server adds styles by script, which would show the help at each start.
    apply: "build",
    transformIndexHtml: (html) =>
      html.replace('<div id="start-help"></div>', `<div id="start-help">${createStartHelp()}</div>`),
  };
}

export const languages = locales.filter((locale) => getCatalogueLayers(locale).length === 1);

/** A section per language, whose texts are those of its most common locale. */
export function createStartHelp(): string {
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
export function createPhoneLinks(language: string): string {
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
