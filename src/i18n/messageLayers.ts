import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import type {} from "vitest/config";

type Catalogue = Record<string, string>;

/** Catalogues that a locale is layered from, the lowest first: `de-CH` is `de` with what differs. */
export function layersOf(locale: string): string[] {
  const language = locale.split("-")[0] ?? locale;
  return language === locale ? [locale] : [language, locale];
}

/** All messages of a locale as texts. */
export function readCatalogue(folder: string, locale: string): Catalogue {
  const layers = layersOf(locale).map((layer) => readFileSync(join(folder, `${layer}.json`), "utf8"));
  return Object.assign({}, ...layers.map((layer): Catalogue => JSON.parse(layer)));
}

/**
 * Serves each file of `i18n/locales` as the locale's complete catalogue, parsed ahead: the browser loads one chunk per
 * locale and no message parser.
 */
export function messageLayers(): Plugin {
  return {
    name: "message-layers",
    enforce: "pre",
    // What tests loaded before is only good as long as none of the layers has changed.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (isCatalogue(id) ? textOfLayers(id) : null));
    },
    load(id) {
      if (!isCatalogue(id)) return null;
      const folder = dirname(id);
      const locale = basename(id, ".json");
      for (const layer of layersOf(locale)) this.addWatchFile(join(folder, `${layer}.json`));
      return { code: JSON.stringify(compile(readCatalogue(folder, locale))), map: null };
    },
  };
}

function isCatalogue(id: string): boolean {
  return /\/i18n\/locales\/[\w-]+\.json$/.test(id);
}

function textOfLayers(id: string): string {
  return JSON.stringify(readCatalogue(dirname(id), basename(id, ".json")));
}

function compile(catalogue: Catalogue): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, parse(text)]));
}
